<<<<<<<< HEAD:web/dist/assets/index-CaboTjMo.js
import{At as e,dt as t,ft as n,gt as r,ht as i,ln as a,mt as o,pt as s,un as c}from"./client-2ukVCkp5.js";t.show(),n.show(),s();function l(){let e=document.getElementById(`app`);e.hasChildNodes()&&!(`waits`in document.documentElement.dataset)?a(o,{target:e}):(e.replaceChildren(),c(o,{target:e})),dispatchEvent(new Event(`alive`))}var u=r(i.page).catch(()=>void 0);e.show(e.now).then(()=>u).then(l);
========
import{At as e,dt as t,ft as n,gt as r,ht as i,ln as a,mt as o,pt as s,un as c}from"./client-BRd5mWl0.js";t.show(),n.show(),s();function l(){let e=document.getElementById(`app`);e.hasChildNodes()&&!(`waits`in document.documentElement.dataset)?a(o,{target:e}):(e.replaceChildren(),c(o,{target:e})),dispatchEvent(new Event(`alive`))}var u=r(i.page).catch(()=>void 0);e.show(e.now).then(()=>u).then(l);
>>>>>>>> main:web/dist/assets/index-B1ZEH2yd.js

<<<<<<<< HEAD:web/dist/assets/index-ifVg4F12.js
import{Nt as e,dt as t,fn as n,ft as r,gt as i,ht as a,mt as o,pn as s,pt as c}from"./client-DieoOwnD.js";t.show(),r.show(),c();function l(){let e=document.getElementById(`app`);e.hasChildNodes()&&!(`waits`in document.documentElement.dataset)?n(o,{target:e}):(e.replaceChildren(),s(o,{target:e})),dispatchEvent(new Event(`alive`))}var u=i(a.page).catch(()=>void 0);e.show(e.now).then(()=>u).then(l);
========
import{Nt as e,dt as t,fn as n,ft as r,gt as i,ht as a,mt as o,pn as s,pt as c}from"./client-Vvn2as7N.js";t.show(),r.show(),c();function l(){let e=document.getElementById(`app`);e.hasChildNodes()&&!(`waits`in document.documentElement.dataset)?n(o,{target:e}):(e.replaceChildren(),s(o,{target:e})),dispatchEvent(new Event(`alive`))}var u=i(a.page).catch(()=>void 0);e.show(e.now).then(()=>u).then(l);
>>>>>>>> looks-layout:web/dist/assets/index-CrIkvSQc.js

<<<<<<<< HEAD:web/dist/assets/chevron-left-z_acHKP0.js
import{Dn as e,Yt as t,hn as n,vn as r}from"./client-DieoOwnD.js";var i=r(`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="m15 18-6-6 6-6"></path></svg>`);function a(r,a){var o=i();e(()=>{t(o,`width`,`${a.size}`),t(o,`height`,`${a.size}`),t(o,`aria-hidden`,a[`aria-hidden`]),t(o,`aria-label`,a[`aria-label`])}),n(r,o)}export{a as t};
========
import{Dn as e,Yt as t,hn as n,vn as r}from"./client-Vvn2as7N.js";var i=r(`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="m15 18-6-6 6-6"></path></svg>`);function a(r,a){var o=i();e(()=>{t(o,`width`,`${a.size}`),t(o,`height`,`${a.size}`),t(o,`aria-hidden`,a[`aria-hidden`]),t(o,`aria-label`,a[`aria-label`])}),n(r,o)}export{a as t};
>>>>>>>> looks-layout:web/dist/assets/chevron-left-C1O7OImE.js

import { guestHint } from "#contract/guest-hint.ts";
import { leavingCookie } from "#contract/leaving.ts";
import { hintCookie } from "#contract/profile-hint.ts";

/**
 * Completes a page that was made for all while it is read and before it is painted, with what the hint cookie says of
 * whoever it is shown to; React draws the same once it is there. Like the theme's, the script must stay constant.
 */
export const personScript = !import.meta.env.SSR
  ? ""
  : `(()=>{const d=document,c=d.cookie,r=d.documentElement,h=c.match(/(?:^|; )${hintCookie}=([^;]*)/);if(!h||!("forAll"in r.dataset)||c.includes("${leavingCookie}=1"))return;
const[m,n,lines,,wishes]=h[1].split(":");if(!(m?n:c.includes("${guestHint}=1")))return;r.dataset.hint=h[1];if(m)r.dataset.signedIn="";
const say=(e,t)=>{if(e.textContent!=t)e.textContent=t},count=(e,n)=>{say(e,n);e.hidden=!+n},ways={in(e){e.hidden=!m},out(e){e.hidden=!!m},name(e){say(e,decodeURIComponent(n))},cart(e){count(e,lines)},wishes(e){count(e,wishes)}},
all=()=>{for(const e of d.querySelectorAll("[data-own]"))ways[e.dataset.own](e)},o=new MutationObserver(all);o.observe(d,{childList:true,subtree:true});
d.addEventListener("DOMContentLoaded",()=>{all();o.disconnect()},{once:true})})()`;

import { goodsForms } from "#contract/goods-forms.ts";
import { guestMark } from "#contract/guest-mark.ts";
import { knownMark } from "#contract/known-mark.ts";
import { leavingCookie } from "#contract/leaving.ts";

/**
 * Completes a page that was made for all while it is read and before it is painted, with what this browser keeps of
 * its shopper. It writes what React draws of the same facts. Like the theme's, it must stay constant. What the shop
 * itself completed for whoever asked stands as it is, and is from here on a page that was made for them.
 */
export const personScript = !import.meta.env.SSR
  ? ""
  : `(()=>{let k,d=document,c=d.cookie,r=d.documentElement,s=r.dataset.known;if(s){delete r.dataset.known;haatKnown={...JSON.parse(s),forAll:void 0};return}if(!("forAll"in r.dataset)||c.includes("${leavingCookie}=1"))return;try{k=JSON.parse(localStorage.getItem("${knownMark}"))}catch{}if(!k||!c.includes(k.user?"${knownMark}=":"${guestMark}=1"))return;haatKnown=k;if(k.user)r.dataset.signedIn="";
const say=(e,t)=>{if(e.textContent!=t)e.textContent=t},count=(e,n)=>{say(e,n);e.hidden=!n},ways={in(e){e.hidden=!k.user},out(e){e.hidden=!!k.user},name(e){k.user&&say(e,k.user.name)},email(e){k.user&&say(e,k.user.email)},cart(e){count(e,k.cartLines)},wishes(e){count(e,k.wished.length)},heart(e){let u=e.querySelector("use");if(!u||!k.wished.includes(e.value))return;e.name="id";e.setAttribute("form","${goodsForms.unwish}");u.setAttribute("href",u.getAttribute("href").replace(/#heart$/,"#heart-full"))}},
all=()=>{for(const e of d.querySelectorAll("[data-own]"))ways[e.dataset.own](e)},o=new MutationObserver(all);o.observe(d,{childList:true,subtree:true});
d.addEventListener("readystatechange",()=>{all();o.disconnect()},{once:true})})()`;

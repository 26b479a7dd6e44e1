import { modules } from "#modules";
import { guestCheckoutPage } from "./guest-checkout.ts";
import type { LinkPage } from "./link-page.ts";
import { payLinkPage } from "./pay.ts";
import { findOrderPage, trackLinkPage } from "./track.ts";

/** Every page that needs no sign-in and is made as those of the back office are. */
export const linkPages: readonly LinkPage[] = [
  payLinkPage,
  trackLinkPage,
  findOrderPage,
  guestCheckoutPage,
  ...modules.flatMap(({ linkPages: own = [] }) => own),
];

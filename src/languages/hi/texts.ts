import type { Texts } from "#contract/texts/en.ts";
import { accounts } from "./accounts.ts";
import { adding } from "./adding.ts";
import { cart } from "./cart.ts";
import { catalogue } from "./catalogue.ts";
import { charges } from "./charges.ts";
import { chat } from "./chat.ts";
import { checkout } from "./checkout.ts";
import { delivery } from "./delivery.ts";
import { failures } from "./failures.ts";
import { frame } from "./frame.ts";
import { home } from "./home.ts";
import { leaving } from "./leaving.ts";
import { listing } from "./listing.ts";
import { newsletter } from "./newsletter.ts";
import { offline } from "./offline.ts";
import { options } from "./options.ts";
import { orders } from "./orders.ts";
import { passkeyOffer } from "./passkey-offer.ts";
import { place } from "./place.ts";
import { product } from "./product.ts";
import { profile } from "./profile.ts";
import { sale } from "./sale.ts";
import { sharing } from "./sharing.ts";
import { shell } from "./shell.ts";
import { stores } from "./stores.ts";
import { suggest } from "./suggest.ts";
import { welcome } from "./welcome.ts";
import { whatsapp } from "./whatsapp.ts";
import { wishlist } from "./wishlist.ts";
import { zoom } from "./zoom.ts";

export const texts: Texts = {
  shell,
  frame,
  home,
  catalogue,
  suggest,
  passkeyOffer,
  place,
  product,
  profile,
  leaving,
  listing,
  accounts,
  adding,
  cart,
  charges,
  wishlist,
  zoom,
  checkout,
  delivery,
  options,
  orders,
  stores,
  chat,
  newsletter,
  failures,
  sale,
  sharing,
  offline,
  welcome,
  whatsapp,
};

import { delivery } from "#modules/delivery/texts.ts";
import { newsletter } from "#modules/newsletter/texts.ts";
import { stores } from "#modules/stores/texts.ts";
import { wishlist } from "#modules/wishlist/texts.ts";
import { accounts } from "./en/accounts.ts";
import { adding } from "./en/adding.ts";
import { cart } from "./en/cart.ts";
import { catalogue } from "./en/catalogue.ts";
import { charges } from "./en/charges.ts";
import { chat } from "./en/chat.ts";
import { checkout } from "./en/checkout.ts";
import { failures } from "./en/failures.ts";
import { frame } from "./en/frame.ts";
import { home } from "./en/home.ts";
import { leaving } from "./en/leaving.ts";
import { listing } from "./en/listing.ts";
import { offline } from "./en/offline.ts";
import { options } from "./en/options.ts";
import { orders } from "./en/orders.ts";
import { passkeyOffer } from "./en/passkey-offer.ts";
import { place } from "./en/place.ts";
import { product } from "./en/product.ts";
import { profile } from "./en/profile.ts";
import { sale } from "./en/sale.ts";
import { sharing } from "./en/sharing.ts";
import { shell } from "./en/shell.ts";
import { suggest } from "./en/suggest.ts";
import { welcome } from "./en/welcome.ts";
import { whatsapp } from "./en/whatsapp.ts";
import { zoom } from "./en/zoom.ts";

export const en = {
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

/** What every language has to say: a missing text is a type error. */
export type Texts = typeof en;

import { newsletter } from "#languages/hi/newsletter.ts";
import { stores } from "#languages/hi/stores.ts";
import { wishlist } from "#languages/hi/wishlist.ts";
import type { Texts } from "./en.ts";
import { accounts } from "./hi/accounts.ts";
import { adding } from "./hi/adding.ts";
import { cart } from "./hi/cart.ts";
import { catalogue } from "./hi/catalogue.ts";
import { charges } from "./hi/charges.ts";
import { chat } from "./hi/chat.ts";
import { checkout } from "./hi/checkout.ts";
import { delivery } from "./hi/delivery.ts";
import { failures } from "./hi/failures.ts";
import { frame } from "./hi/frame.ts";
import { home } from "./hi/home.ts";
import { leaving } from "./hi/leaving.ts";
import { listing } from "./hi/listing.ts";
import { offline } from "./hi/offline.ts";
import { options } from "./hi/options.ts";
import { orders } from "./hi/orders.ts";
import { passkeyOffer } from "./hi/passkey-offer.ts";
import { place } from "./hi/place.ts";
import { product } from "./hi/product.ts";
import { profile } from "./hi/profile.ts";
import { sale } from "./hi/sale.ts";
import { sharing } from "./hi/sharing.ts";
import { shell } from "./hi/shell.ts";
import { suggest } from "./hi/suggest.ts";
import { welcome } from "./hi/welcome.ts";
import { whatsapp } from "./hi/whatsapp.ts";
import { zoom } from "./hi/zoom.ts";

export const hi: Texts = {
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

import { accounts } from "#modules/accounts/texts/accounts.ts";
import { leaving } from "#modules/accounts/texts/leaving.ts";
import { passkeyOffer } from "#modules/accounts/texts/passkey-offer.ts";
import { profile } from "#modules/accounts/texts/profile.ts";
import { adding } from "#modules/cart/texts/adding.ts";
import { cart } from "#modules/cart/texts/cart.ts";
import { catalogue } from "#modules/catalogue/texts/catalogue.ts";
import { listing } from "#modules/catalogue/texts/listing.ts";
import { options } from "#modules/catalogue/texts/options.ts";
import { product } from "#modules/catalogue/texts/product.ts";
import { sale } from "#modules/catalogue/texts/sale.ts";
import { sharing } from "#modules/catalogue/texts/sharing.ts";
import { suggest } from "#modules/catalogue/texts/suggest.ts";
import { zoom } from "#modules/catalogue/texts/zoom.ts";
import { delivery } from "#modules/delivery/texts.ts";
import { newsletter } from "#modules/newsletter/texts.ts";
import { checkout } from "#modules/orders/texts/checkout.ts";
import { orders } from "#modules/orders/texts/orders.ts";
import { boughtBefore } from "#modules/past-orders/texts/bought-before.ts";
import { reminders } from "#modules/reminders/texts.ts";
import { stockAlerts } from "#modules/stock-alerts/texts.ts";
import { stores } from "#modules/stores/texts.ts";
import { wishlist } from "#modules/wishlist/texts.ts";
import { charges } from "./en/charges.ts";
import { chat } from "./en/chat.ts";
import { failures } from "./en/failures.ts";
import { frame } from "./en/frame.ts";
import { home } from "./en/home.ts";
import { offline } from "./en/offline.ts";
import { place } from "./en/place.ts";
import { shell } from "./en/shell.ts";
import { welcome } from "./en/welcome.ts";
import { whatsapp } from "./en/whatsapp.ts";

export const en = {
  shell,
  frame,
  home,
  catalogue,
  suggest,
  passkeyOffer,
  place,
  product,
  reminders,
  stockAlerts,
  profile,
  leaving,
  listing,
  accounts,
  adding,
  boughtBefore,
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

import type { Texts } from "#contract/texts/en.ts";
import { accounts } from "./accounts/accounts.ts";
import { leaving } from "./accounts/leaving.ts";
import { passkeyOffer } from "./accounts/passkey-offer.ts";
import { profile } from "./accounts/profile.ts";
import { boughtBefore } from "./bought-before.ts";
import { adding } from "./cart/adding.ts";
import { cart } from "./cart/cart.ts";
import { catalogue } from "./catalogue/catalogue.ts";
import { listing } from "./catalogue/listing.ts";
import { options } from "./catalogue/options.ts";
import { product } from "./catalogue/product.ts";
import { sale } from "./catalogue/sale.ts";
import { sharing } from "./catalogue/sharing.ts";
import { suggest } from "./catalogue/suggest.ts";
import { zoom } from "./catalogue/zoom.ts";
import { charges } from "./charges.ts";
import { delivery } from "./delivery.ts";
import { newsletter } from "./newsletter.ts";
import { checkout } from "./orders/checkout.ts";
import { orders } from "./orders/orders.ts";
import { reminders } from "./reminders.ts";
import { stockAlerts } from "./stock-alerts.ts";
import { stores } from "./stores.ts";
import { chat } from "./web/chat.ts";
import { failures } from "./web/failures.ts";
import { frame } from "./web/frame.ts";
import { home } from "./web/home.ts";
import { offline } from "./web/offline.ts";
import { place } from "./web/place.ts";
import { shell } from "./web/shell.ts";
import { welcome } from "./web/welcome.ts";
import { whatsapp } from "./web/whatsapp.ts";
import { wishlist } from "./wishlist.ts";

export const texts: Texts = {
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

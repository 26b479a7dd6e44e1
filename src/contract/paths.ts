import { langBase } from "./lang-address.ts";

type Value = string | number | undefined;
type Query = Readonly<Record<string, Value | readonly string[]>>;

/** Every address of the shop's pages. */
export const paths = {
  home: () => "/",
  products: (query: Query = {}) => withQuery("/products", query),
  product: (id: string) => `/product/${part(id)}`,
  category: (id: string, subcategory?: string) =>
    subcategory === undefined
      ? `/category/${part(id)}`
      : `/category/${part(id)}/${part(subcategory.toLowerCase())}`,
  stores: (query: { readonly search?: string | undefined } = {}) => withQuery("/stores", query),
  store: (id: string) => `/stores/${part(id)}`,
  cart: () => "/cart",
  wishlist: () => "/wishlist",
  delivery: () => "/delivery",
  sizes: () => "/policies/sizes",
  login: (query: { readonly next?: string | undefined } = {}) => withQuery("/login", query),
  register: (query: { readonly next?: string | undefined } = {}) => withQuery("/register", query),
  logout: () => "/logout",
  forgotPassword: () => "/forgot-password",
  resetPassword: (token?: string) => withQuery("/reset-password", { token }),
  confirmEmail: (token?: string) => withQuery("/confirm-email", { token }),
  googleStart: (query: { readonly next?: string | undefined; readonly remember?: string | undefined } = {}) =>
    withQuery("/login/google", query),
  googleReturn: () => "/login/google/return",
  profile: () => "/profile",
  changeAddress: (id: string) => withQuery("/profile", { edit: "address", address: id }),
  passkeys: () => "/profile/passkeys",
  orders: () => "/orders",
  tickets: () => "/tickets",
  order: (id: string) => `/order/${part(id)}`,
  trackOrder: (id?: string) => (id === undefined ? "/track-order" : `/track-order/${part(id)}`),
  checkout: (method?: string) => withQuery("/checkout", { method }),
  guestCheckout: () => "/checkout/guest",
  success: (orderId?: string) => withQuery("/success", { order: orderId }),
  cancel: () => "/cancel",
  newsletter: () => "/newsletter",
  confirmNewsletter: (token: string) => withQuery("/newsletter/confirm", { token }),
  leaveNewsletter: (token: string) => withQuery("/newsletter/leave", { token }),
  stopReminders: (token: string) => withQuery("/reminders/stop", { token }),
  flashSale: () => "/flash-sale",
  offline: () => "/offline",
  language: () => "/language",
  gallery: () => "/gallery",
};

/** Of the documented endpoints. */
export const apiBase = "/api";

/** Where a form may send the shopper on: a path of this shop, never another site. */
export function sameSitePath(wanted: unknown, otherwise = paths.home()): string {
  if (typeof wanted !== "string" || !wanted.startsWith("/")) return otherwise;
  try {
    // Where a page stands in another language, its way there is given its base again.
    const url = new URL(wanted.replace(langBase, ""), "http://shop.invalid");
    return url.host === "shop.invalid" && !url.pathname.startsWith("//")
      ? url.pathname + url.search + url.hash
      : otherwise;
  } catch {
    return otherwise;
  }
}

function withQuery(path: string, query: Query): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const values: readonly Value[] = Array.isArray(value) ? value : [value as Value];
    for (const one of values) if (one !== undefined && one !== "") params.append(name, String(one));
  }
  return params.size === 0 ? path : `${path}?${params}`;
}

function part(text: string): string {
  return encodeURIComponent(text);
}

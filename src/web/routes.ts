import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { browserModules } from "#modules-browser";

const inDevelopment = process.env.NODE_ENV === "development";

export default [
  index("features/home/home.route.tsx"),
  route("products", "features/catalogue/listing.route.tsx", { id: "products" }),
  route("category/:category/:subcategory?", "features/catalogue/listing.route.tsx", { id: "category" }),
  route("product/:id", "features/catalogue/product.route.tsx"),
  route("offline", "features/offline/offline.route.tsx"),
  ...browserModules.flatMap(({ name, pages = [] }) =>
    pages.map(({ path, file }) => route(path, `../modules/${name}/shop/${file}`)),
  ),
  route("flash-sale", "features/flash-sale/flash-sale.route.tsx"),
  route("cart", "features/cart/cart.route.tsx"),
  route("checkout", "features/checkout/checkout.route.tsx"),
  route("success", "features/orders/success.route.tsx"),
  route("cancel", "features/orders/cancel.route.tsx"),
  route("orders", "features/orders/orders.route.tsx"),
  route("order/:id", "features/orders/order.route.tsx"),
  route("track-order/:orderId?", "features/orders/track-order.route.tsx"),
  route("language", "features/language/language.route.tsx"),
  route("login", "features/accounts/login.route.tsx"),
  route("login/google", "features/accounts/google-start.route.ts"),
  route("login/google/return", "features/accounts/google-return.route.ts"),
  route("register", "features/accounts/register.route.tsx"),
  route("logout", "features/accounts/logout.route.tsx"),
  route("forgot-password", "features/accounts/forgot-password.route.tsx"),
  route("reset-password", "features/accounts/reset-password.route.tsx"),
  route("confirm-email", "features/accounts/confirm-email.route.tsx"),
  route("profile/passkeys", "features/accounts/passkeys/passkeys.route.tsx"),
  route("profile/consents", "features/accounts/consents.route.tsx"),
  route("profile", "features/accounts/profile.route.tsx"),
  ...(inDevelopment
    ? [
        route("gallery", "features/gallery/gallery.route.tsx"),
        route("gallery/pictures", "features/gallery/pictures.route.tsx"),
      ]
    : []),
  route("*", "features/not-found/not-found.route.tsx"),
] satisfies RouteConfig;

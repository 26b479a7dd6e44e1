export { guestCheckoutPage } from "./guest-checkout/guest-checkout-document.tsx";
export { payPage } from "./pay/pay-document.tsx";
export { findOrderPage } from "./track/find-order-document.tsx";
export { trackPage } from "./track/track-document.tsx";

import { httpUrl, secret } from "#platform/setting-kinds.ts";

export const settings = {
  RAZORPAY_KEY_ID: secret,
  RAZORPAY_KEY_SECRET: secret,
  RAZORPAY_WEBHOOK_SECRET: secret,
  RAZORPAY_API_URL: httpUrl.default("https://api.razorpay.com"),
  RAZORPAY_CHECKOUT_URL: httpUrl.default("https://checkout.razorpay.com/v1/checkout.js"),
};

import type { PageRow } from "./pages.ts";

const visitor = { as: "visitor" } as const;
const shopper = { as: "shopper" } as const;
const newcomer = { as: "newcomer" } as const;
const main = { within: "main" } as const;
const store = ["Address", "10:00 AM - 9:00 PM", "Phone", "WhatsApp", "Directions", "Details"];

/** Further pages, and what is seen once something is pressed or filled in. */
export const morePageRows: readonly PageRow[] = [
  {
    ...{ ...visitor, row: "2 home: counts are real", path: "/", within: "main" },
    seen: [/^\d+ items$/, /fast delivery/i, /secure payment/i],
  },
  {
    ...{ ...visitor, row: "2 home: four featured", path: "/" },
    has: ["main .product-card >> nth=3", "main a[href='/products'] >> nth=0"],
  },
  { ...visitor, row: "2 home: three testimonials", path: "/", has: ["main blockquote >> nth=2"] },
  {
    ...{ ...visitor, row: "2 footer: contact", path: "/", within: "body > footer" },
    seen: ["Address:", "Phone:", "Email:", "Subscribe", /^© \d{4} Haat/],
    has: [
      "body > footer a[href^='tel:']",
      "body > footer a[href^='mailto:']",
      "body > footer input[type=email]",
      "body > footer a[href='/products']",
      "body > footer a[href='/cart']",
      "body > footer a[href='/login']",
    ],
  },
  ...["electronics", "clothing", "jewelry", "stationery", "grocery"].map((category) => ({
    ...{ ...visitor, row: `2 header: ${category}`, path: `/products?category=${category}` },
    at: 1280 as const,
    has: ["main .product-card >> nth=1"],
  })),
  ...["home-living", "sports", "beauty", "books", "electronics", "fashion"].map((category) => ({
    ...{ ...visitor, row: `C2 category ${category}`, path: `/category/${category}` },
    at: 1280 as const,
    has: ["main .product-card >> nth=1"],
  })),
  {
    ...{ ...visitor, row: "2 filters: what they offer", path: "/products", within: ".filter-panel" },
    ...{
      at: 1280 as const,
      seen: ["Electronics", "Jewelry", "Men's Clothing", "Women's Clothing", "Stationery", "Grocery"],
    },
    has: ["4", "3", "2", "1"].map((stars) => `.filter-panel input[name=rating][value="${stars}"]`),
  },
  {
    ...{ ...visitor, row: "2 filters: both bounds", path: "/products?minPrice=500&maxPrice=900&rating=4" },
    has: ["main .product-card", ".filter-panel input[name=minPrice][value='500']"],
    at: 1280,
  },
  {
    ...{ ...visitor, row: "2 search", path: "/products?search=%20kurta%20" },
    has: ["main .product-card", "header input[name=search]"],
  },
  { ...visitor, row: "C11 listing: sort", path: "/products?sort=price-up", has: ["main select[name=sort]"] },
  {
    ...{ ...visitor, row: "2 detail: colour, size, quantity", path: "/product/{choices}" },
    has: ["#buy input[name=colour]", "#buy input[name=size]", "#buy [name=quantity]"],
  },
  {
    ...{ ...visitor, row: "2 login: fields", path: "/login" },
    has: [
      "main input[type=email][required]",
      "main input[type=password][required]",
      "main input[type=checkbox]",
      "main a[href^='/forgot-password']",
      "main a[href^='/register']",
    ],
  },
  {
    ...{ ...visitor, row: "2 login: by phone", path: "/login", does: [{ press: "Phone Login" }] },
    has: ["main input[type=tel]"],
  },
  {
    ...{ ...visitor, row: "2 register: fields", path: "/register" },
    has: ["main input[name=name]", "main input[name=email]", "main input[name=password]"],
  },
  {
    ...{ ...visitor, row: "C2 forgotten password", path: "/forgot-password", ...main },
    seen: ["Forgot password", "Email", "Send the link"],
  },
  {
    ...{ ...visitor, row: "2 cancelled payment", path: "/cancel", ...main },
    seen: ["Payment Cancelled"],
    has: ["main a[href='/cart']"],
  },
  {
    ...{ ...visitor, row: "2 any other path", path: "/no/such/page", ...main, at: 360 as const },
    seen: ["Page not found"],
    has: ["main :is(svg, img)"],
  },
  ...["/orders", "/track-order/FFFFFF", "/success"].map((path) => ({
    ...{ ...visitor, row: `6 ${path} of a visitor`, path, at: 1280 as const },
    seen: ["Email Login"],
  })),
  { ...visitor, row: "6 wishlist of a visitor", path: "/wishlist", has: ["main a[href^='/login']"] },
  {
    ...{ ...visitor, row: "2 stores: a card", path: "/stores", within: "main article", at: 1280 as const },
    seen: store,
  },
  {
    ...{ ...visitor, row: "2 stores: tags", path: "/stores", ...main, at: 1280 as const },
    seen: ["Parking", "Wheelchair", /^(?:Open|Closed)/],
    has: ["main article a[href^='tel:']", "main article a[href^='https://wa.me/']", "main article img"],
  },
  ...["delhi", "MUMBAI", "park street"].map((search) => ({
    ...{ ...visitor, row: `2 stores: ${search}`, path: `/stores?search=${encodeURIComponent(search)}` },
    ...{ ...main, seen: ["1 store"], at: 360 as const },
  })),
  {
    ...{ ...visitor, row: "2 chat: opens with a greeting", path: "/", within: ".chat-panel" },
    does: [{ press: "Customer Support" }],
    seen: ["Customer Support", /Hello! How can we help you today\?$/],
  },
  ...(
    [
      ["hello", /Hello! What can we do for you\?/],
      ["where is my order", /in your account under Orders/],
      ["I want a refund", /within 30 days/],
      ["how long does shipping take", /3-5 business days/],
      ["can I pay by card", /PayPal/],
      ["any discount?", /10% off .*WELCOME10/],
      ["thank you", /You're welcome!/],
      ["zzz", /tell us a little more/],
    ] as const
  ).map(([typed, answer]) => ({
    ...{ ...visitor, row: `9 chat: ${typed}`, path: "/", within: ".chat-panel", at: 1280 as const },
    does: [{ press: "Customer Support" }, { fill: "Your message", with: typed }, { press: "Send" }],
    seen: [new RegExp(`${typed.replace("?", "\\?")}$`), answer],
  })),
  {
    ...{ ...visitor, row: "2 flash sale", path: "/", within: "dialog[open]", at: 1280 as const },
    does: [{ open: ".flash-button" }],
    seen: [/^Up to 70% off/i, "Ends in"],
  },
  {
    ...{ ...visitor, row: "8 a visitor adds", path: "/product/{plain}", at: 1280 as const },
    does: [{ press: "Add to Cart" }],
    has: ["text=Please login to add items to your cart"],
  },
  {
    ...{ ...visitor, row: "8 a visitor wishes", path: "/product/{plain}", at: 1280 as const },
    does: [{ press: /^Add .+ to the wishlist$/ }],
    has: ["text=Please login to your wishlist"],
  },
  {
    ...{ ...newcomer, row: "2 profile", path: "/profile", ...main },
    seen: ["Name", "Email", /^Member since: \d/, /Last login: \d/],
    has: ["main a[href='/orders']", "main a[href='/wishlist']", "main a[href='/cart']"],
  },
  { ...newcomer, row: "2 no orders", path: "/orders", ...main, seen: ["My Orders", "No Orders Yet"] },
  { ...newcomer, row: "2 empty cart", path: "/cart", ...main, seen: ["Your cart is empty."] },
  { ...newcomer, row: "2 empty wishlist", path: "/wishlist", ...main, seen: ["Your wishlist is empty."] },
  {
    ...{ ...newcomer, row: "2 tracking form", path: "/track-order", ...main },
    seen: ["Track Your Order", "Order ID", "Track Order"],
  },
  {
    ...{ ...newcomer, row: "8 tracking of what is not there", path: "/track-order/FFFFFF", ...main },
    seen: [/Please check your order ID and try again\./],
  },
  ...["Profile", "Orders", "Logout"].map((name) => ({
    ...{ ...newcomer, row: `2 header: ${name}`, path: "/", within: "header", at: 1280 as const },
    does: [{ press: /^Account of / }],
    seen: [name],
  })),
  {
    ...{ ...newcomer, row: "5 profile: a name is needed", path: "/profile", within: "main" },
    does: [{ press: "Edit" }],
    has: ["main input[name=name][required]", "main input[name=email][type=email]"],
  },
  {
    ...{ ...shopper, row: "2 cart: a line", path: "/cart", ...main },
    seen: [/^₹[\d,]+\.\d\d each$/, /Proceed to Checkout/],
    has: ["main img"],
  },
  {
    ...{ ...shopper, row: "2 orders: an entry", path: "/orders", ...main },
    seen: [
      /#{short}/,
      /\d{4} · 1 item, 1 unit$/,
      "Order Placed",
      "View Details",
      "Track Order",
      /^Total ₹[\d,]+\.\d\d$/,
    ],
  },
  {
    ...{ ...shopper, row: "2 order", path: "/order/{order}", ...main },
    seen: [/^Placed on /, "Subtotal", "Shipping", "₹831.60", "Total", "Tax (10%)"],
  },
  {
    ...{ ...shopper, row: "2 tracking: progress", path: "/track-order/{order}", ...main },
    seen: [/^Step 1 of 5/, "Estimated Delivery", "We have your order and your payment."],
  },
  {
    ...{ ...shopper, row: "4 confirm modal", path: "/cart", within: "dialog[open]", at: 1280 as const },
    does: [{ tick: "Google Pay" }, { press: "Proceed to Checkout" }],
    seen: [
      "Order Summary",
      "Shipping Address",
      "Subtotal",
      "Shipping",
      "₹831.60",
      "Tax (10%)",
      "Total",
      /^Pay ₹/,
    ],
  },
  ...(
    [
      ["4111", "Asha", "12/40", "123", "Valid card number is required"],
      ["4111 1111 1111 1111", "", "12/40", "123", "Cardholder name is required"],
      ["4111 1111 1111 1111", "Asha", "1", "123", "Valid expiry date is required"],
      ["4111 1111 1111 1111", "Asha", "01/20", "123", "Card has expired"],
      ["4111 1111 1111 1111", "Asha", "12/40", "1", "Valid CVV is required"],
    ] as const
  ).map(([number, holder, expiry, cvv, text]) => ({
    ...{ ...shopper, row: `5 card: ${text}`, path: "/cart", within: "dialog[open]", at: 1280 as const },
    does: [
      { press: "Proceed to Checkout" },
      { fill: "Card Number", with: number },
      { fill: "Cardholder Name", with: holder },
      { fill: "Expiry Date", with: expiry },
      { fill: "CVV", with: cvv },
      { press: "Save Card" },
    ],
    seen: [text],
  })),
  {
    ...{ ...shopper, row: "8 wishlist: added", path: "/product/{plain}", at: 1280 as const },
    does: [{ press: /^Add .+ to the wishlist$/ }],
    has: ["text=Added to wishlist"],
  },
  {
    ...{ ...shopper, row: "2 wishlist: an entry", path: "/wishlist", ...main, at: 1280 as const },
    seen: [/^₹[\d,]+\.\d\d$/],
    has: ["main a[href$='{plain}']"],
  },
  {
    ...{ ...shopper, row: "8 wishlist: removed", path: "/product/{plain}", at: 1280 as const },
    does: [{ press: /^Remove .+ from the wishlist$/ }],
    has: ["text=Removed from wishlist"],
  },
  {
    ...{ ...shopper, row: "8 cart: more", path: "/cart", at: 1280 as const },
    does: [{ press: /^One more of / }],
    has: ["text=Quantity increased"],
  },
  {
    ...{ ...shopper, row: "8 cart: fewer", path: "/cart", at: 1280 as const },
    does: [{ press: /^One less of / }],
    has: ["text=Quantity decreased"],
  },
];

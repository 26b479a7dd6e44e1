/** A call of the specification's section 7 or 8: what is sent, and what the answer must say. */
export interface EndpointRow {
  readonly row: string;
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** `{plain}` is a product without choices, `{choices}` one with colour and size; `{email}` is the shopper's. */
  readonly path: string;
  readonly body?: object;
  readonly as: "visitor" | "shopper" | "phone" | "staff";
  readonly status: number;
  /** Fields by their path, each with its value or, where that is not fixed, its kind. */
  readonly says: Readonly<Record<string, unknown>>;
}

const message = (text: string) => ({ message: text });
const fields = { street: "12 Lake Road", city: "Kolkata", state: "West Bengal", country: "India" };
const six = { name: "Asha Rao", ...fields, zipCode: "700029" };
const phone = "+919812345678";

const productFields = {
  ...{ "data._id": "{plain}", "data.title": "string", "data.brand": "string", "data.category": "string" },
  ...{
    "data.description": "string",
    "data.price": "number",
    "data.discount": "number",
    "data.inStock": true,
  },
  ...{ "data.images": "array", "data.image": "string", "data.colors": "array", "data.colours": "array" },
  ...{ "data.sizes": "array", "data.rating.rate": "number", "data.rating.count": "number" },
};
const storeFields = {
  ...{ "stores.0.name": "string", "stores.0.image": "string", "stores.0.address": "string" },
  ...{ "stores.0.phone": "string", "stores.0.whatsapp": "string", "stores.0.tags": "array" },
  ...{ "stores.0.timings": /^10:00 AM - 9:00 PM$/, "stores.0.mapUrl": "string" },
  ...{ "stores.0.lat": "number", "stores.0.lng": "number", "stores.4.name": "string" },
};

/** In order: each finds what the ones before it left. */
export const endpointRows: readonly EndpointRow[] = [
  ...(
    [
      ["7.1 products list", "GET", "/products", { success: true, products: "array", message: "string" }],
      ["7.1 product", "GET", "/products/{plain}", { success: true, "data.id": "{plain}" }],
      ["3 product: fields and their other names", "GET", "/products/{plain}", productFields],
      [
        "7.1 listing: search",
        "GET",
        "/products?search=kurta&category=clothing",
        { "products.0._id": "string" },
      ],
      ["7.1 listing: all", "GET", "/products?category=all", { "products.0.title": "string" }],
      ["Z9 listing: unknown category", "GET", "/products?category=none", { success: true, products: [] }],
      ["M3 listing: bounds", "GET", "/products?minPrice=10&maxPrice=20", { "products.0.price": "number" }],
      ["7 search", "GET", "/products/search?search=tea", { success: true, products: "array" }],
      ["3 store", "GET", "/stores", storeFields],
      ["7 reviews", "GET", "/ratings/product/{plain}", { success: true }],
      ["6 profile of a visitor", "GET", "/auth/user", { statusCode: 401, success: false }],
      ["6 addresses of a visitor", "GET", "/addresses", { statusCode: 401, ...message("Unauthorized.") }],
      ["6 track of a visitor", "GET", "/orders/track/FFFFFF", { statusCode: 401, success: false }],
      ["7 description of the calls", "GET", "/openapi.json", { openapi: /^3\.1/ }],
      ["7.1 average", "GET", "/ratings/product/{plain}/average", { "data.averageRating": "number" }],
      ["8 unknown product", "GET", "/products/none", { statusCode: 404, success: false }],
      ["8 unknown call", "GET", "/no-such-call", { statusCode: 404, success: false }],
      ["6 cart of a visitor", "GET", "/cart", { statusCode: 401, success: false, error: "NOT_SIGNED_IN" }],
      ["6 wishlist of a visitor", "GET", "/wishlist", { statusCode: 401, ...message("Unauthorized.") }],
      ["6 orders of a visitor", "GET", "/orders", { statusCode: 401, ...message("Unauthorized.") }],
      ["7 orders are entered by staff", "POST", "/orders", { statusCode: 401, ...message("Unauthorized.") }],
      ["C11 by relevance", "GET", "/products?sort=relevance", { success: true }],
      ["C11 price up", "GET", "/products?sort=price-up", { success: true }],
      ["C11 price down", "GET", "/products?sort=price-down", { success: true }],
      ["C11 by rating", "GET", "/products?sort=rating", { success: true }],
      ["C11 newest first", "GET", "/products?sort=newest", { success: true }],
    ] as const
  ).map(([row, method, path, says]) => ({
    ...{ row, method, path, says, as: "visitor" as const },
    status: "statusCode" in says ? says.statusCode : 200,
    ...(method === "POST" && { body: {} }),
  })),
  ...(
    [
      ["5 all fields", { name: "", email: "", password: "" }, "All fields are required"],
      [
        "5 short password",
        { name: "Asha", email: "asha@example.com", password: "12345" },
        "Password must be at least 6 characters",
      ],
    ] as const
  ).map(([row, body, text]) => ({
    ...{ row, body, method: "POST" as const, path: "/auth/register", as: "visitor" as const, status: 422 },
    says: { success: false, ...message(text) },
  })),
  {
    ...{ row: "8 register", method: "POST", path: "/auth/register", as: "visitor", status: 200 },
    body: { name: "Asha", email: "asha.of.spec@example.com", password: "monsoon-2nd" },
    says: { success: true, ...message("Account created successfully!") },
  },
  {
    ...{
      row: "7 code of another browser",
      method: "POST",
      path: "/auth/otp/verify",
      as: "visitor",
      status: 401,
    },
    body: { phone, code: "123456" },
    says: { error: "CODE_ELSEWHERE", field: "code", message: /requestId/ },
  },
  {
    ...{ row: "7 user", method: "GET", path: "/auth/user", as: "shopper", status: 200 },
    says: { "user.name": "Asha Rao", "user.email": "string", "user.createdAt": "string" },
  },
  {
    ...{ row: "7 cart add", method: "POST", path: "/cart/add", as: "shopper", status: 200 },
    body: { productId: "{plain}", quantity: 1 },
    says: { success: true, "data.items": "array", "data.items.0.quantity": 1 },
  },
  {
    ...{ row: "5 no product", method: "POST", path: "/cart/add", as: "shopper", status: 422 },
    body: { productId: "undefined", quantity: 1 },
    says: { success: false, ...message("Invalid product selected") },
  },
  {
    ...{ row: "5 a colour must be chosen", method: "POST", path: "/cart/add", as: "shopper", status: 422 },
    body: { productId: "{choices}", quantity: 1 },
    says: { success: false, ...message("Please select a color") },
  },
  {
    ...{ row: "7 increment", method: "POST", path: "/cart/increment/{plain}", as: "shopper", status: 200 },
    says: { success: true, ...message("Quantity increased") },
  },
  {
    ...{ row: "7 decrement", method: "POST", path: "/cart/decrement/{plain}", as: "shopper", status: 200 },
    says: { success: true, ...message("Quantity decreased") },
  },
  {
    ...{ row: "7 cart update", method: "PUT", path: "/cart/update", as: "shopper", status: 200 },
    body: { productId: "{plain}", quantity: 3 },
    says: { success: true, "data.items.0.quantity": 3 },
  },
  {
    ...{ row: "7 cart", method: "GET", path: "/cart", as: "shopper", status: 200 },
    says: {
      ...{ success: true, "data.items": "array", "data.itemCount": 3, "data.totalPrice": "number" },
      ...{ "data.items.0.title": "string", "data.items.0.price": "number", "data.items.0.image": "string" },
    },
  },
  {
    ...{ row: "C8 one to ten", method: "PUT", path: "/cart/update", as: "shopper", status: 422 },
    body: { productId: "{plain}", quantity: 11 },
    says: { success: false },
  },
  {
    ...{ row: "8 cart remove", method: "DELETE", path: "/cart/remove/{plain}", as: "shopper", status: 200 },
    says: { success: true, ...message("Item removed from cart") },
  },
  {
    ...{ row: "8 cart clear", method: "DELETE", path: "/cart/clear", as: "shopper", status: 200 },
    says: { success: true, ...message("Cart cleared") },
  },
  {
    ...{ row: "7 wishlist add", method: "POST", path: "/wishlist/add", as: "shopper", status: 200 },
    body: { productId: "{plain}" },
    says: { success: true, ...message("Added to wishlist") },
  },
  {
    ...{
      row: "7 wishlist check",
      method: "GET",
      path: "/wishlist/check/{plain}",
      as: "shopper",
      status: 200,
    },
    says: { "data.isInWishlist": true },
  },
  {
    ...{ row: "7 wishlist", method: "GET", path: "/wishlist", as: "shopper", status: 200 },
    says: { "wishlist.products.0.title": "string", "wishlist.products.0._id": "{plain}" },
  },
  {
    ...{
      row: "7 wishlist remove",
      method: "DELETE",
      path: "/wishlist/remove/{plain}",
      as: "shopper",
      status: 200,
    },
    says: { success: true, ...message("Removed from wishlist") },
  },
  {
    ...{ row: "7 profile", method: "PUT", path: "/auth/profile", as: "shopper", status: 200 },
    body: { name: "Asha R.", email: "{email}" },
    says: { success: true, "user.name": "Asha R.", ...message("Profile updated successfully") },
  },
  {
    ...{ row: "7 orders", method: "GET", path: "/orders", as: "shopper", status: 200 },
    says: { orders: "array", "data.orders": "array" },
  },
  {
    ...{ row: "7 unknown order", method: "GET", path: "/orders/track/FFFFFF", as: "shopper", status: 404 },
    says: { success: false, statusCode: 404 },
  },
  {
    ...{ row: "3 address without a phone", method: "POST", path: "/addresses", as: "shopper", status: 422 },
    body: six,
    says: { field: "phone", message: "string" },
  },
  {
    ...{ row: "3 address of six fields", method: "POST", path: "/addresses", as: "phone", status: 200 },
    body: six,
    says: { "address.phone": phone, "address.zipCode": "700029" },
  },
  {
    ...{ row: "7 cart of who has a phone", method: "POST", path: "/cart/add", as: "phone", status: 200 },
    body: { productId: "{plain}" },
    says: { "data.items.0.quantity": 1 },
  },
  {
    ...{ row: "7 checkout to six fields", method: "POST", path: "/cart/checkout", as: "phone", status: 200 },
    body: { paymentMethod: "card", address: six },
    says: {
      ...{ success: true, message: "string", is_mock: true, order_id: "string", amount: "number" },
      ...{ mock_payment_id: "string", mock_signature: "string", key_id: "string", currency: "INR" },
    },
  },
  {
    ...{ row: "3 order", method: "GET", path: "/orders", as: "phone", status: 200 },
    says: {
      ...{ "orders.0._id": "string", "orders.0.createdAt": "string", "orders.0.status": /^pending$/i },
      ...{ "orders.0.totalAmount": "number", "orders.0.items.0.title": "string" },
      ...{
        "orders.0.items.0.image": "string",
        "orders.0.items.0.quantity": 1,
        "orders.0.items.0.price": "number",
      },
    },
  },
  {
    ...{
      row: "7 a payment that nobody made",
      method: "POST",
      path: "/cart/verify-payment",
      as: "phone",
      status: 404,
    },
    body: {
      razorpay_order_id: "order_x",
      razorpay_payment_id: "pay_x",
      razorpay_signature: "x",
      is_mock: true,
    },
    says: { success: false, statusCode: 404 },
  },
  {
    ...{ row: "7 an order for nobody", method: "POST", path: "/orders", as: "staff", status: 422 },
    body: { items: [{ productId: "{plain}", quantity: 1 }] },
    says: { field: "userId", message: /userId/ },
  },
  {
    ...{ row: "7 an order is of the staff", method: "POST", path: "/orders", as: "shopper", status: 403 },
    body: { items: [{ productId: "{plain}", quantity: 1 }] },
    says: { success: false },
  },
  {
    ...{ row: "8 logout", method: "GET", path: "/auth/logout", as: "shopper", status: 200 },
    says: { success: true, ...message("Logged out successfully") },
  },
];

/** A button is pressed, a choice ticked, a field filled in, or a fold opened. */
export type Step =
  | { readonly press: string | RegExp }
  | { readonly tick: string }
  | { readonly fill: string; readonly with: string }
  | { readonly open: string };

/** A page of the specification's section 2, and what is seen on it, to the letter. */
export interface PageRow {
  readonly row: string;
  /** `{plain}` is a product without choices, `{choices}` one with colour and size, `{order}` an order. */
  readonly path: string;
  readonly as: "visitor" | "shopper" | "newcomer";
  /** Done before anything is looked for, inside the place or, where it does not open yet, anywhere. */
  readonly does?: readonly Step[];
  /** Where in the page, or anywhere. */
  readonly within?: string;
  /** Words that are seen, each the whole of what one element says, or a part of it. */
  readonly seen?: readonly (string | RegExp)[];
  /** Said by attributes, such as a placeholder. */
  readonly has?: readonly string[];
  /** At one width alone. */
  readonly at?: 360 | 1280;
}

const visitor = { as: "visitor" } as const;
const shopper = { as: "shopper" } as const;

export const pageRows: readonly PageRow[] = [
  { ...visitor, row: "2 header: search", path: "/", has: ['header [placeholder="Search products..."]'] },
  {
    ...{ ...visitor, row: "2 header: links", path: "/", within: "header", at: 1280 as const },
    seen: ["Home", "Products", "Login", "Register"],
    has: ["header [href='/cart']", "header button[aria-pressed]"],
  },
  {
    ...{ ...visitor, row: "2 header of a phone: theme, cart and menu", path: "/", at: 360 as const },
    has: ["header [href='/cart']", "header button[aria-pressed]", "header .mobile-menu > summary"],
  },
  {
    ...{ ...visitor, row: "2 footer", path: "/", within: "body > footer" },
    seen: ["Home", "Products", "Cart", "Login", "Subscribe", new RegExp(String(new Date().getFullYear()))],
    // Four external sites.
    has: ["body > footer ul[aria-label] > li:nth-child(4) > a[href^='https://'].icon-button"],
  },
  {
    ...{ ...visitor, row: "2 home", path: "/" },
    seen: [/Up to \d+% off/i, "See all categories", /24\/7/],
    has: ["a.floating[href^='https://wa.me/']"],
  },
  {
    ...{ ...visitor, row: "2 categories of the home page", path: "/", within: "main" },
    seen: ["Electronics", "Fashion", "Home & Living", "Sports", "Beauty", "Books"],
  },
  {
    ...{
      ...visitor,
      row: "2.11 filter panel",
      path: "/products",
      within: ".filter-panel",
      at: 1280 as const,
    },
    seen: ["Category", "Price", "Customer Reviews", "4 & Up", "All Ratings", "Clear Filters"],
    has: [".filter-panel input[name=minPrice]", ".filter-panel input[name=maxPrice]"],
  },
  {
    ...{ ...visitor, row: "2 nothing found", path: "/products?search=zzqqxx" },
    seen: ["No products found", /Try adjusting your filters or search criteria/],
  },
  {
    ...{ ...visitor, row: "2.1 card", path: "/products", within: ".product-card", at: 1280 as const },
    seen: ["Add to Cart", /\d+% OFF/],
  },
  {
    ...{ ...visitor, row: "2.1 card of a phone", path: "/products", at: 360 as const },
    has: [".product-card-add[aria-label^='Add to Cart']"],
  },
  {
    ...{ ...visitor, row: "2.13 Quick View of a phone", path: "/products", within: ".product-card" },
    ...{ at: 360 as const, seen: ["Quick View"] },
  },
  {
    ...{ ...visitor, row: "2.4 detail", path: "/product/{plain}" },
    seen: ["Category", "Brand", "SKU", "{plain}", "Availability", "In Stock", "Add to Cart"],
  },
  {
    ...{ ...visitor, row: "2 detail: badges", path: "/product/{plain}" },
    seen: ["Free Shipping", "30-Day Returns", "Secure Payment"],
  },
  {
    ...{ ...visitor, row: "2.5 login", path: "/login" },
    seen: ["Email Login", "Phone Login", "Continue with Google", /^Forgot password\?$/i, /Remember me/],
  },
  {
    ...{ ...visitor, row: "2.14 login before tracking", path: "/login?next=/track-order" },
    seen: ["Email Login", "Phone Login", "Password"],
  },
  { ...visitor, row: "2.14 tracking of a visitor", path: "/track-order", seen: ["Email Login"] },
  { ...visitor, row: "6 profile of a visitor", path: "/profile", seen: ["Email Login"] },
  { ...visitor, row: "2 register", path: "/register", seen: ["Name", "Email", "Password"] },
  { ...visitor, row: "2 cart of a visitor", path: "/cart", seen: [/You are not logged in\./] },
  {
    ...{ ...visitor, row: "2 stores", path: "/stores" },
    seen: ["Our Stores", "Find Nearest Store", /Delhi/, /Mumbai/, /Bengaluru/, /Hyderabad/, /Kolkata/],
    has: ['[placeholder="Search city or store..."]'],
  },
  {
    ...{ ...shopper, row: "2.3 cart: three lines, estimated, and why", path: "/cart", within: "main" },
    seen: ["Order Summary", "Subtotal", "Shipping", "Total (estimated)", /Tax is 10%/, /free above ₹8,316/],
  },
  {
    ...{ ...shopper, row: "2 cart: ways to pay", path: "/cart", within: "main" },
    seen: ["Credit Card", "QR Code", "PayPal", "Apple Pay", "Google Pay"],
  },
  {
    ...{ ...shopper, row: "2.15 2.16 tracking", path: "/track-order/{order}", within: "main" },
    seen: [/#{short}/, /^Order Placed/, "Processing", "Shipped", /^Delivered/, "Completed"],
  },
  { ...shopper, row: "2.16 order", path: "/order/{order}", within: "main", seen: [/#{short}/] },
  { ...shopper, row: "2.16 success", path: "/success?order={order}", within: "main", seen: [/#{short}/] },
  {
    ...{ ...shopper, row: "2.16 orders", path: "/orders", within: "main" },
    seen: [/#{short}/, "View Details", "Track Order"],
  },
];

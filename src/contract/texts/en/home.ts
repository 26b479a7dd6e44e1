export const home = {
  title: "A market for all of India",
  description:
    "Electronics, clothing, jewelry, stationery and groceries from makers all over India, at honest prices.",
  heroLead: "Today at the market",
  heroTitle: "Good things, made well, priced honestly.",
  heroText:
    "From Banarasi weaves to the charger you forgot: everything from one bazaar, with every cost shown before you pay.",
  heroAction: "Shop all products",
  heroSecond: "Find a store",
  categories: {
    title: "Shop by category",
    all: "See all categories",
    items: (count: string) => (count === "1" ? "1 item" : `${count} items`),
    off: (percent: number) => `Up to ${percent}% off`,
    names: {
      electronics: "Electronics",
      clothing: "Fashion",
      "home-living": "Home & Living",
      sports: "Sports",
      beauty: "Beauty",
      books: "Books",
    } as Record<string, string>,
  },
  nothingYet: {
    title: "The shelves are being filled",
    text: "The first goods are on their way. Leave your address, and you hear of them as soon as they are here.",
    action: "Hear the news",
  },
  featured: { title: "Featured products", lead: "Four finds we are proud of", all: "All products" },
  why: {
    title: "Why choose us",
    delivery: { title: "Fast delivery", text: "Packed the same day, at your door in 3 to 5 working days." },
    payment: {
      title: "Secure payment",
      text: "Card, UPI or wallet; what you see is what is charged, to the paisa.",
    },
    support: { title: "24/7 support", text: "Ask the chat at any hour, or write to people on WhatsApp." },
  },
  testimonials: { title: "What shoppers say", lead: "Sample voices of the demo shop" },
};

import type { SettingGroup } from "#contract/shop-settings.ts";
import { choice, field, hint } from "./setting-fields.ts";
import { stores, tree } from "./shop-stores.ts";

type Page = { readonly title: string; readonly lead: string };

const group: Readonly<Record<SettingGroup, Page>> = {
  shop: { title: "Name", lead: "What the shop is called, and what it is." },
  look: { title: "Logo, picture and colours", lead: "How the shop looks, by day and by night." },
  seller: {
    title: "Who sells",
    lead: "Name, address and tax number, as the law and the invoices ask for them.",
  },
  contact: { title: "Contact and hours", lead: "How and when shoppers reach you. It stands on every page." },
  social: { title: "Social networks", lead: "Where else the shop can be followed." },
  announcement: { title: "Announcement", lead: "One line over every page. Empty: no line." },
  home: { title: "Home page", lead: "The first words, and the sections in your order." },
  categories: {
    title: "Categories shown",
    lead: "Which categories stand in the header and on the home page.",
  },
  sale: { title: "Flash sale", lead: "The button of the home page, and the words behind it." },
  newsletter: { title: "Newsletter", lead: "What the foot of each page says of it." },
  support: { title: "Delivery days and returns", lead: "What you promise beside the price." },
  policies: {
    title: "Pages about the shop",
    lead: "Shipping, returns, privacy, terms: filled with your facts.",
  },
  payments: { title: "Ways to pay", lead: "Which are shown, in which order, and who may pay in cash." },
  pricing: { title: "Delivery charge and tax", lead: "What is asked beside the goods." },
  delivery: { title: "Days of delivery", lead: "When parcels leave, and on which days nothing moves." },
  returns: { title: "Returns and exchanges", lead: "What comes back, how, and who bears the way." },
  staff: { title: "Safety", lead: "When the staff must show that it is them." },
  stock: { title: "Stock", lead: "When you are told that goods run out." },
  reviews: { title: "Reviews", lead: "Whether buyers' words are shown at once." },
  pause: { title: "Closed for a while", lead: "While you work on the shop, shoppers see one page." },
  guests: {
    title: "Buying without an account",
    lead: "Whether guests may buy, and how long their carts wait.",
  },
};

/** What the back office says of the shop's own pages and facts; the server alone has it. */
export const shopPages = {
  title: "Shop",
  section: { self: "Your shop", seen: "What shoppers see", selling: "Selling", office: "Back office" },
  group,
  field,
  hint,
  choice,
  none: "None yet",
  save: "Save",
  saved: "Saved. Shoppers see it within a second.",
  takenBack: "Taken back. It is as it was before.",
  changed:
    "Somebody else has changed this meanwhile. What you typed is still here; look at what is there now, then save again.",
  unsaved: "Not saved yet.",
  nowIs: (value: string) => (value === "" ? "It is empty now." : `It is now: ${value}`),
  hindiHint: "Empty: the English words",
  inLanguage: (label: string, lang: "en" | "hi") => `${label} (${lang === "en" ? "English" : "Hindi"})`,
  add: "Add one",
  up: (name: string) => `${name}: further up`,
  down: (name: string) => `${name}: further down`,
  take: (name: string) => `${name}: take away`,
  changes: {
    title: "What was changed",
    lead: "Of the last 30 days. What a later change has not touched can be taken back.",
    none: "Nothing was changed in the last 30 days.",
    back: "Take back",
    before: "before",
    after: "after",
    later: "A later change stands over it.",
  },
  look: {
    logo: "Logo",
    hero: "Picture of the home page",
    colours: "Colours",
    now: "As it is now",
    choose: "Photograph or choose a picture",
    send: "Show this one",
    hint: {
      logo: "Square is best, 512 pixels or more; it may be see-through.",
      hero: "Wide is best, 1200 pixels or more.",
    },
    noLogo: "Back to the shop's own sign",
    ownHero: "Back to the shop's own picture",
    ownColours: "Back to the shop's own colours",
    more: "More colours",
    unreadable: "Hardly to be read:",
    sample: "Handwoven cotton saree",
    sampleMuted: "From Bengaluru, in three days",
    sampleLink: "More of it",
    sampleButton: "Add to cart",
    colour: {
      ground: "Background",
      surface: "Cards",
      sunken: "Sunken areas",
      line: "Lines",
      edge: "Edges of fields",
      ink: "Text",
      muted: "Quiet text",
      accent: "Main colour",
      "accent-deep": "Main colour, deeper",
      "on-accent": "Text on the main colour",
      "accent-soft": "Main colour, soft",
      indigo: "Second colour",
      "on-indigo": "Text on the second colour",
      marigold: "Highlight",
      "marigold-soft": "Highlight, soft",
      "on-marigold": "Text on the highlight",
      night: "Foot of the page",
      "night-deep": "Foot of the page, deeper",
      "on-night": "Text at the foot",
      "on-night-muted": "Quiet text at the foot",
    },
  },
  stores,
  tree,
  policy: {
    own: "You have written this page yourself.",
    made: "This page is made of your facts, and changes with them. Write here only what shall stand in its place.",
    asMade: "The text as the shop makes it now",
    use: "Begin with this text",
    see: "See it before you save",
    seen: "So shoppers would read it",
    signs:
      "A line that begins with ## is a heading, with - a point of a list. An empty line begins a paragraph. Empty: the shop's own text.",
    inShop: "See it in the shop",
  },
  /** What was wrong with a field, of what its description says. */
  fault: faultSaid,
};

const faults: readonly (readonly [RegExp, string])[] = [
  [/^expected 1 to (\d+) letters/, "Write something here, $1 letters at most, in one line"],
  [/^expected at most (\d+) letters/, "At most $1 letters, without special signs"],
  [/^expected a whole number from (\d+) to (\d+)/, "A whole number from $1 to $2"],
  [/^expected a whole number of hours|at least one hour|at most a week/, "A whole number from 1 to 168"],
  [/^expected a phone number/, "A phone number such as +91 11 5550 0142"],
  [/^expected a number with its country/, "A number with 91 in front and digits alone, as 919812345678"],
  [/^expected an address such as/, "An e-mail address such as orders@shop.example"],
  [/^expected an address that starts/, "An address that starts with https://"],
  [/^expected the 15 signs/, "This is no GSTIN: 15 signs, of which the last fits the others"],
  [/^expected six digits|^expected a PIN code/, "A PIN code of six digits that does not begin with 0"],
  [/^expected 3 to 30 capital/, "3 to 30 capital letters and digits"],
  [/^expected no fewer days/, "Not less than the days that it takes at least"],
  [/seller's state/, "Choose your state first: the India profile needs it"],
  [/once at most|each once/, "Each of them once, and at least one"],
  [/^expected whole paise/, "An amount in rupees, such as 49 or 49.50"],
  [
    /can hardly be read on .*contrast ([\d.]+), and ([\d.]+) /,
    "This can hardly be read on what lies below it: contrast $1, and $2 is the least",
  ],
  [/^expected (?:truck|the id|one of|instagram)/, "Choose one of those that are offered"],
  [/^expected a number from 0/, "A number from 0 to 100"],
  [/^Too small: expected string/, "Write something here"],
  [/^Too big: expected string|^Too big: expected array/, "This is too long"],
  [/^expected hours/, "Hours such as 10:00 AM - 9:00 PM"],
  [
    /^expected a place|expected number to be/,
    "A link that says where, or latitude and longitude within India",
  ],
  [/^expected a colour|contrast NaN/, "A colour of six signs, as #8a1c4a"],
];

function faultSaid(message: string): string {
  const found = faults.find(([pattern]) => pattern.test(message));
  if (!found) return "This cannot be used here";
  const [pattern, words] = found;
  return words.replace(/\$(\d)/g, (_, place: string) => pattern.exec(message)?.[Number(place)] ?? "");
}

import { formatSettingWords } from "#contract/format/setting-words.ts";
import type { SettingGroup } from "#contract/shop-settings.ts";
import type { ColourSet } from "#modules/settings/rules/colour-sets.ts";
import { broughtBy } from "#modules-contract";
import { now } from "./setting-now.ts";
import { stores, tree } from "./shop-stores.ts";

/** What the back office says of the shop's own pages and facts; the server alone has it. */
export const shopPages = {
  title: "Settings",
  find: {
    label: "Search the settings",
    none: "No setting found",
    noneHint: "Another word may find it, such as delivery, GST or logo.",
  },
  section: {
    self: "Your shop",
    seen: "What shoppers see",
    paying: "Delivery and payment",
    goods: "Goods and returns",
    office: "Back office",
  },
  ...formatSettingWords(broughtBy("settingWords")),
  seldom: {
    home: "How search engines show the shop",
    pricing: "Gift wrap, and tax on top of prices",
    payments: "Limits for cash, codes and waiting times",
    returns: "Other rules for some categories",
  } as Partial<Record<SettingGroup, string>>,
  now,
  welcome: "Welcome to newcomers",
  welcomeSaid: (isOn: boolean, code: string): string => (isOn ? `On, ${code}` : "Off"),
  none: "None yet",
  save: "Save",
  saved: "Saved. Shoppers see it within a second.",
  takenBack: "Undone. It is as it was before.",
  changed:
    "Somebody else has changed this meanwhile. What you typed is still here; check what is there now, then save again.",
  unsaved: "Not saved yet.",
  nowIs: (value: string) => (value === "" ? "Now: empty" : `Now: ${value}`),
  otherLanguage: {
    title: { en: "In English", hi: "In Hindi" },
    said: (filled: number, all: number): string =>
      filled === all ? "filled in" : filled === 0 ? "empty" : `${filled} of ${all} filled in`,
    hint: {
      en: "On the English pages, and wherever the Hindi is empty.",
      hi: "What you leave empty is shown in English.",
    },
  },
  heroShown: "As shoppers see it",
  hindiHint: "Leave empty to show the English",
  inLanguage: (label: string, lang: "en" | "hi") => `${label} (${lang === "en" ? "English" : "Hindi"})`,
  add: "Add another",
  up: (name: string) => `${name}: move up`,
  down: (name: string) => `${name}: move down`,
  take: (name: string) => `${name}: remove`,
  changes: {
    title: "Changes",
    lead: "In the last 30 days. You can undo a change that was not changed again.",
    none: "No changes in the last 30 days",
    noneHint: "What you change under Settings is listed here, and you can undo it.",
    back: "Undo",
    before: "before",
    after: "after",
    later: "It was changed again later.",
  },
  look: {
    logo: "Logo",
    hero: "Picture of the home page",
    colours: "Colours",
    now: "As it is now",
    choose: "Take or choose a picture",
    send: "Use this picture",
    hint: {
      logo: "A square picture is best. It may be transparent.",
      hero: "A wide picture is best. Photos from a phone are large enough.",
    },
    noLogo: "Back to the default logo",
    ownHero: "Back to the default picture",
    ownColours: "Back to the default colours",
    both: "Tap a set and see how it looks, on phones that are set to light and to dark. Shoppers see it once you save.",
    saveColours: "Save the colours",
    atOnce: "It is saved as soon as you press “Use this picture”.",
    set: "Choose a set",
    sets: {
      market: "Market",
      leaf: "Leaf",
      rani: "Rani pink",
      peacock: "Peacock",
      saffron: "Saffron",
      plain: "Plain",
    } as Readonly<Record<ColourSet, string>>,
    own: "Choose each colour yourself",
    light: "Light",
    dark: "Dark",
    more: "More colours and shades",
    unreadable: "Hard to read:",
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
      night: "Footer",
      "night-deep": "Footer, deeper",
      "on-night": "Footer text",
      "on-night-muted": "Quiet footer text",
    },
  },
  stores,
  tree,
  /** What was wrong with a field, of what its description says. */
  fault: faultSaid,
};

const faults: readonly (readonly [RegExp, string])[] = [
  [/^expected 1 to (\d+) letters/, "Write something here, $1 letters at most, in one line"],
  [/^expected at most (\d+) letters/, "At most $1 letters, no special characters"],
  [/^expected a whole number from (\d+) to (\d+)/, "A whole number from $1 to $2"],
  [/^expected a whole number of hours|at least one hour|at most a week/, "A whole number from 1 to 168"],
  [/^expected a phone number/, "A phone number such as +91 11 5550 0142"],
  [/^expected a number with its country/, "A number starting with 91, digits only, such as 919812345678"],
  [/^expected an address such as/, "An email address such as orders@shop.example"],
  [/^expected an address that starts/, "An address that starts with https://"],
  [
    /^expected the 15 signs/,
    "This GSTIN is not valid. It has 15 letters and digits; please check each of them.",
  ],
  [/^expected six digits|^expected a PIN code/, "A PIN code of six digits that does not begin with 0"],
  [/^expected 3 to 30 capital/, "3 to 30 capital letters and digits"],
  [/^expected no fewer days/, "Not less than the days it takes at least"],
  [/seller's state/, "Choose your state first: GST needs it"],
  [/once at most|each once/, "Each of them once, and at least one"],
  [/^expected whole paise/, "An amount in rupees, such as 49 or 49.50"],
  [
    /can hardly be read on .*contrast ([\d.]+), and ([\d.]+) /,
    "This is too hard to read on its background: contrast $1, and it needs $2",
  ],
  [/^expected (?:truck|the id|one of|instagram)/, "Choose one of the options"],
  [/^expected a number from 0/, "A number from 0 to 100"],
  [/^Too small: expected string/, "Write something here"],
  [/^Too big: expected string|^Too big: expected array/, "This is too long"],
  [/^expected hours/, "Hours such as 10:00 AM - 9:00 PM"],
  [/^expected a place|expected number to be/, "A map link, or latitude and longitude within India"],
  [/^expected a colour|contrast NaN/, "A colour of six digits, such as #8a1c4a"],
];

function faultSaid(message: string): string {
  const found = faults.find(([pattern]) => pattern.test(message));
  if (!found) return "This cannot be used here";
  const [pattern, words] = found;
  return words.replace(/\$(\d)/g, (_, place: string) => pattern.exec(message)?.[Number(place)] ?? "");
}

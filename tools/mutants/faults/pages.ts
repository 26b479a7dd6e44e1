import type { Mutant } from "../mutant.ts";

export const pages: readonly Mutant[] = [
  {
    name: "more can be typed than there is",
    find: "Math.min(most, Math.max(least, wanted))",
    put: "Math.max(least, wanted)",
    journeys: ["product.journey.ts"],
  },
  {
    name: "the page before is this page",
    find: "addressOf(page - 1)",
    put: "addressOf(page)",
    journeys: ["listing.journey.ts"],
  },
  {
    name: "kept pages are the same in both languages",
    find: `return \`\${lang} \${address}\`;`,
    put: "return address;",
    journeys: ["hindi.journey.ts"],
  },
  {
    name: "a title ends the block of facts for search engines",
    find: 'json.replaceAll("<", "\\\\u003c")',
    put: "json",
    journeys: ["manage-goods.journey.ts"],
  },
  {
    name: "a hint is good beside another's session",
    find: " || of !== short(session)",
    put: "",
  },
  {
    name: "products without a Hindi name are in the map of pages in Hindi",
    find: 'inAll(paths.product(id), named, since)\n      : [element("url", paths.product(id), since)]',
    put: "inAll(paths.product(id), named, since)\n      : inAll(paths.product(id), langs, since)",
  },
  {
    name: "signing in leads back to the login",
    find: "comingAndGoing.test(path) ? paths.home() : path",
    put: "comingAndGoing.test(paths.home()) ? paths.home() : path",
  },
  {
    name: "the cart leaves out the taxes that prices hold",
    find: "{quote.charges.filter(({ inside }) => inside).map(lineOf)}",
    put: "{quote.charges.filter(({ inside }) => !inside).map(lineOf)}",
    journeys: ["cart.journey.ts"],
  },
];

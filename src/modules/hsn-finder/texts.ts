/** Finding HSN codes by words. */
export const hsnFinder = {
  title: "Find an HSN code",
  lead: "Type what it is, in English or Hindi, or the first digits of a code.",
  words: "What is it?",
  find: "Find",
  none: "No goods of our list are called so. Try another word, or ask your accountant for the code.",
  proposed: (rate: string) => `Proposed: ${rate}`,
  source: (name: string, from: string) => `${name}, from ${from}`,
  unread:
    "Our list was not compared with the text of the notification. Ask your accountant before you use it.",
  sameAsTable: "As in your tax rates",
  table: (rate: string) => `Your tax rates say ${rate}`,
  noRow: (rate: string) => `Your tax rates have no row for it: ${rate}`,
  use: "Use this code",
  isUsed: "This product has it",
  addRate: "Add this rate",
  sold: {
    title: "To check: what your goods pay",
    lead: "On sale, and either named by no row of your tax rates, or with another rate there than is proposed.",
    fine: "Every product on sale has a row of its own, with the rate that is proposed.",
    noCode: "No HSN code",
    products: (count: number) => (count === 1 ? "1 product" : `${count.toLocaleString("en-IN")} products`),
  },
  general: (count: number, rate: string) =>
    count === 1
      ? `1 product on sale is named by no row of your tax rates. It pays ${rate}, as everything else does.`
      : `${count.toLocaleString("en-IN")} products on sale are named by no row of your tax rates. They pay ${rate}, as everything else does.`,
  check: "Check them",
};

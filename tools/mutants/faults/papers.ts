import type { Mutant } from "../mutant.ts";

export const papers: readonly Mutant[] = [
  {
    name: "two halves of a credited tax differ",
    find: "parts * portionOf(taxPaise / parts, share, paise)",
    put: "portionOf(taxPaise, share, paise)",
  },
  {
    name: "a paisa of a halved tax is lost",
    find: "paise: taxPaise - half }",
    put: "paise: half }",
  },
  {
    name: "a table runs what begins with an at sign",
    find: "/^'*[=+\\-@\\t",
    put: "/^'*[=+\\-\\t",
  },
  {
    name: "the year of taxes begins in May",
    find: "there.getUTCMonth() < 3 ?",
    put: "there.getUTCMonth() <= 3 ?",
  },
  {
    name: "a sale of just the sum is named by itself",
    find: "invoice.totalPaise > limit.paise",
    put: "invoice.totalPaise >= limit.paise",
  },
  {
    name: "pieces that went back count as sold",
    find: 'return invoice.kind === "invoice" ? item.quantity : -item.quantity;',
    put: "return item.quantity;",
  },
  {
    name: "a series of invoices is read with one of them twice",
    find: '.where("place", ">", after)',
    put: '.where("place", ">=", after)',
  },
];

/** Addresses of the shop that was here before, as the owner keeps them; the server alone has it. */
export const redirects = {
  page: {
    title: "Old addresses",
    lead: "If you had another shop online: where its addresses lead now, so that Google, bookmarks and printed codes still find you.",
  },
  shopify: "Goods that you brought in from Shopify's file are found at their old addresses already.",
  add: "Add an address",
  from: "Old address",
  fromHint: "From its first slash, such as /products/brass-diya",
  to: "Where it leads",
  toHint: "An address of this shop, such as /stores, or the SKU of a product",
  save: "Save",
  in: "Add many from a file",
  inHint:
    "A CSV file of two columns: old address, new address. The file of URL redirects that Shopify gives you fits as it is.",
  file: "File",
  send: "Add them",
  download: "Download all",
  count: (count: number) => `${count} ${count === 1 ? "address" : "addresses"}`,
  search: "Old address",
  noneFound: "This address leads nowhere yet.",
  remove: (path: string) => `Remove ${path}`,
  more: "Show more",
  first: "Back to the start",
  answers: {
    saved: "Saved. The old address leads there now.",
    removed: "The address is removed",
    read: (count: number) => `Added: ${count}`,
  },
  auditedFields: { path: "old address", target: "leads to", count: "addresses" },
  audited: {
    "set redirect": { name: "Old address set", sentence: "let the old address {} lead to a page" },
    "remove redirect": { name: "Old address removed", sentence: "removed the old address {}" },
    "read redirects": { name: "Old addresses added", sentence: "added old addresses from a file" },
  },
};

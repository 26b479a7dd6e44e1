/** What the back office says of files of goods; the server alone has it. */
export const table = {
  title: "Goods as a file",
  link: "Files (CSV)",
  out: "Take your goods out",
  outHint:
    "One line for each choice. Spreadsheets open it, and the shop reads it again. To change the stock, change “Pieces” and leave “Pieces at download” as it is: what is sold meanwhile is counted too.",
  download: "Download all goods",
  in: "Bring goods in",
  inHint:
    "The shop’s own file, or the product file of Shopify or WooCommerce, as it is. Up to 20 MB and 20,000 lines. You see first what would happen.",
  file: "File",
  send: "Read the file",
  read: "The file is read. Nothing is changed yet.",
  chosen: "Looked at anew",
  recent: "Files that were read",
  options: "Before it is done",
  newState: "New goods are",
  newStates: { live: "on sale at once", draft: "drafts first" },
  pieces: "Pieces, where the file does not count them",
  categories: "Categories that the shop does not have",
  categoriesHint: "Say where these goods belong.",
  noCategory: "Without a category",
  categoryOf: (name: string, count: number) => `${name} (${count === 1 ? "1 product" : `${count} products`})`,
  leaveOut: "Leave these out",
  lookAnew: "Look once more",
  pictures: (count: number) =>
    `${count === 1 ? "1 product names" : `${count} products name`} pictures at addresses elsewhere on the web. The shop does not fetch from addresses that it does not know: add these pictures at the product.`,
  formats: { own: "the shop’s own file", shopify: "a Shopify file", woocommerce: "a WooCommerce file" },
  isFormat: (name: string) => `This is ${name}.`,
};

/** What the back office says of files of goods; the server alone has it. */
export const table = {
  title: "Goods as a file",
  link: "Files (CSV)",
  out: "Download your goods",
  outHint:
    "One line per choice, for any spreadsheet. You can upload it again. To change the stock, change “Pieces” and leave “Pieces at download” as it is: what sells meanwhile is counted too.",
  download: "Download all goods",
  in: "Upload goods",
  inHint:
    "The shop’s own file, or the product file of Shopify or WooCommerce as it is. Up to 20 MB and 20,000 lines. You see a preview first.",
  file: "File",
  send: "Preview the file",
  read: "The file has been read. Nothing has changed yet.",
  chosen: "Checked again",
  recent: "Recent files",
  options: "Before you continue",
  newState: "New goods are",
  newStates: { live: "on sale at once", draft: "drafts first" },
  pieces: "Pieces, if the file does not say",
  categories: "Categories the shop does not have",
  categoriesHint: "Choose where these goods belong.",
  noCategory: "Without a category",
  categoryOf: (name: string, count: number) => `${name} (${count === 1 ? "1 product" : `${count} products`})`,
  makeCategory: (name: string) => `Make a new category “${name}”`,
  leaveOut: "Leave these out",
  lookAnew: "Check again",
  pictures: (count: number) =>
    `${count === 1 ? "1 product has" : `${count} products have`} pictures elsewhere on the web. The shop does not download from unknown addresses: add these pictures on the product's page.`,
  formats: { own: "the shop’s own file", shopify: "a Shopify file", woocommerce: "a WooCommerce file" },
  isFormat: (name: string) => `This is ${name}.`,
};

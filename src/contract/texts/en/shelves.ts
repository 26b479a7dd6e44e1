/** What the back office says of goods; the server alone has it. */
export const shelves = {
  title: "Goods",
  searchLabel: "Title, SKU or bar code",
  found: (words: string) => `Found for “${words}”`,
  state: { live: "On sale", draft: "Draft", hidden: "Hidden" },
  none: {
    live: "Nothing is on sale.",
    draft: "No drafts. What is half made waits here, and nobody else sees it.",
    hidden: "Nothing is hidden.",
  },
  noneFound: "Nothing fits. A part of the title, a whole SKU or a bar code is enough.",
  older: "Older goods",
  first: "From the start",
  stock: (count: number) => `${count} left`,
  choices: (count: number) => `${count} choices`,
  from: (price: string) => `from ${price}`,
  more: (title: string) => `One more: ${title}`,
  fewer: (title: string) => `One fewer: ${title}`,
  stockNow: (title: string, count: number) => `${title}: ${count} left`,
};

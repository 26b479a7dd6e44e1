/** What the groups of settings are called on their pages. */
export const settingWords = {
  categories: {
    title: "Categories in the menu",
    lead: "Which of them stand at the top of each page and on the home page.",
    fields: {
      header: "At the top of each page",
      home: "On the home page",
      "home.id": "Category",
      "home.name": "Another name",
      filter: "In the filters",
    },
    hints: {
      "home.name": "Leave empty for the category's own name",
    },
  },
  sale: {
    title: "Flash sale button",
    lead: "The button of the home page, and the words behind it.",
    fields: {
      shown: "Show the button",
      button: "Text on the button",
      title: "Title",
      lead: "Line below the title",
      untilMidnight: "Say that the sale ends at midnight, with a clock",
    },
  },
  stock: {
    title: "Stock",
    lead: "When to alert you that goods are running low.",
    fields: {
      lowAt: "Alert the staff when this many are left",
    },
  },
};

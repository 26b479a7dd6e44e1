/** What the back office says; the server alone has it. */
export const manage = {
  name: "Back office",
  toShop: "To the shop",
  skip: "Skip to the content",
  places: "Places",
  more: "More",
  search: "Search orders",
  searchLabel: "Number, phone, name, PIN code or tracking number",
  keys: {
    title: "Keys",
    search: "Search",
    fresh: "New order",
    rows: "Next row, row before",
    open: "Open the row",
    tick: "Tick the row",
    help: "Show these keys",
    close: "Close",
  },
  nav: {
    today: "Today",
    orders: "Orders",
    payments: "Payments",
    customers: "Customers",
    log: "Log",
  },
  today: {
    title: "Today",
    greeting: (name: string) => `Namaste, ${name}`,
  },
};

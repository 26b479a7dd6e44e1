/** What stands on printed papers; the server alone has it. */
export const paper = {
  from: "From",
  to: "Deliver to",
  phone: (number: string) => `Phone ${number}`,
  order: (number: string) => `Order ${number}`,
  prepaid: "PREPAID: take no money",
  collect: (amount: string) => `Cash to collect: ${amount}`,
  labels: "Labels",
  slip: "Packing slip",
  slips: "Packing slips",
  goods: "Goods",
  pieces: "Pieces",
  each: "Each",
  sum: "Amount",
  allPieces: "All pieces",
  orders: "For orders",
  thanks: (shop: string) => `Thank you for buying from ${shop}.`,
  pickList: "Pick list",
  pickFor: (orders: number, pieces: number) =>
    `${orders} ${orders === 1 ? "order" : "orders"}, ${pieces} ${pieces === 1 ? "piece" : "pieces"}`,
};

/** What the page of a payment link says; the server alone has it. */
export const pay = {
  title: (number: string) => `Order ${number}`,
  open: (until: string) => `Your goods are kept for you until ${until}.`,
  pay: (amount: string) => `Pay ${amount}`,
  mock: "This is a demo: no money moves.",
  make: "To the payment page",
  look: "I have paid: look now",
  notYet: "Paid already? Your bank's word takes a moment.",
  paid: "Paid. Thank you!",
  paidHint: "We have your order and are packing it. A message with the tracking link is on its way.",
  ended: "This link is over",
  endedHint:
    "The order was not paid in time or was cancelled. Nothing was charged. Call us and we enter it anew.",
  givenBack: "Your money is on its way back",
  givenBackHint: "The payment did not fit the order any more. Banks take up to seven days.",
  goods: "Goods",
  subtotal: "Goods",
  total: "To pay",
  call: "Questions? Call",
};

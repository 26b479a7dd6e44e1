/** What the back office says of changing an order; the server alone has it. */
export const orderChanges = {
  title: "Change the order",
  lead: "Until it leaves, you can change where it goes, change, add or take out goods, or give a discount.",
  address: "Another address or phone",
  saveAddress: "Save the address",
  addressHint: "In the same state. The invoice stays as it is.",
  takeOut: "Take goods out",
  takeOutGoods: "Take out how many pieces",
  changeChoice: "Another size or colour",
  changeChoicePress: "Change these pieces",
  choice: "New size or colour",
  insteadOf: (goods: string) => `Instead of ${goods}`,
  noChoice: "Choose",
  choiceOf: (choice: string, free: number, more: string) => `${choice}: ${free} left${more && `, ${more}`}`,
  dearer: (amount: string) => `${amount} more each`,
  lower: (amount: string) => `${amount} less each`,
  choiceCount: "How many pieces",
  choiceHint:
    "The pieces go out as another order, in the same parcel and paid with this one. If they cost less, the customer gets the difference back or pays less.",
  letsOff: "If it costs more, let the difference off",
  asked: (words: string) => `The customer wrote: ${words}`,
  askedReason: (number: string) => `Asked for in ${number}`,
  addGoods: "Add goods",
  addHint: "As another order in the same parcel, with no delivery charge.",
  addTitle: (number: string) => `Add goods to order ${number}`,
  addFor: (name: string) => `For ${name}, in the same parcel. Delivery is not charged again.`,
  together: "In one parcel with",
  /** The same, in a list. */
  beside: (numbers: string) => `with ${numbers}`,
  /** Goods that were added, on an order of their own. */
  unpaidBeside: (numbers: string) =>
    `${numbers} in the same parcel is not paid yet: wait for it before you send.`,
  giveDiscount: "Give a discount",
  discount: "Discount in rupees, or such as 10%",
  discountHint: "Off the goods of the whole order.",
  reason: "Reason",
  paidHint: "The goods go back on the shelf, and the customer gets a part of the money back.",
  cashHint: "The goods go back on the shelf, and the courier collects less.",
  discountPaidHint: "The customer gets it back the way they paid.",
  discountCashHint: "The courier collects less.",
  answers: {
    lessened: "The order is changed. The customer will be told.",
    address: "The address is changed. The customer will be told.",
  },
  /** Its actions in the log: what each is called, and its sentence. */
  audited: {
    "give discount": { name: "Discount on an order", sentence: "gave a discount on order {}" },
    "change choice": { name: "Another choice in an order", sentence: "changed the choice in order {}" },
    "add goods": { name: "Goods added to an order", sentence: "added goods to order {}" },
    "take goods out": { name: "Goods taken out of an order", sentence: "took goods out of order {}" },
    "change address": { name: "Address of an order changed", sentence: "changed the address of order {}" },
  },
  auditedFields: {
    street: "street",
    pinCode: "PIN code",
  },
};

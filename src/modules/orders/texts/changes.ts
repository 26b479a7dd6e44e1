/** What the back office says of changing an order; the server alone has it. */
export const orderChanges = {
  title: "Change the order",
  lead: "Until it leaves, you can change where it goes, take goods out of it or give a discount.",
  address: "Another address or phone",
  saveAddress: "Save the address",
  addressHint: "In the same state. The invoice stays as it is.",
  takeOut: "Take goods out",
  takeOutGoods: "Take out how many pieces",
  giveDiscount: "Give a discount",
  discount: "Discount in rupees, or such as 10%",
  discountHint: "Off the goods of the whole order.",
  reason: "Reason",
  paidHint: "The goods go back on the shelf, and the customer gets a part of the money back.",
  cashHint: "The goods go back on the shelf, and the courier collects less.",
  discountPaidHint: "The customer gets it back the way they paid.",
  discountCashHint: "The courier collects less.",
  toCollect: (amount: string) => `To collect on delivery: ${amount}`,
  answers: {
    lessened: "The order is changed. The customer will be told.",
    address: "The address is changed. The customer will be told.",
  },
  /** Its actions in the log: what each is called, and its sentence. */
  audited: {
    "give discount": { name: "Discount on an order", sentence: "gave a discount on order {}" },
    "take goods out": { name: "Goods taken out of an order", sentence: "took goods out of order {}" },
    "change address": { name: "Address of an order changed", sentence: "changed the address of order {}" },
  },
  auditedFields: {
    street: "street",
    pinCode: "PIN code",
  },
};

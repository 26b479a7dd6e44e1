import { defineContract } from "#contract/module-contract.ts";

export const orders = defineContract({
  rights: {
    "parcels.tell": "anyone",
    "orders.place": "guest",
    "orders.own": "customer",
    "orders.track": "anyone",
    "orders.see": "staff",
    "orders.all": "staff",
    "orders.enter": "staff",
    "orders.move": "staff",
    "orders.pack": "staff",
    "orders.send": "staff",
    "orders.cancel": "staff",
    "orders.write": "staff",
    "orders.change": "staff",
  },
  refusals: {
    paymentsClosed: [409, "This shop does not take payments yet. What is in your cart stays there."],
    cartEmpty: [409, "Your cart is empty."],
    cartChanged: [409, "Your cart has changed. Please look at it again."],
    addressNeeded: [422, "Please tell us where to deliver"],
    notDeliverable: [422, "We do not deliver to this PIN code"],
    gstinUnusable: [422, "This GSTIN is not valid. It has 15 letters and digits; please check each of them."],
    gstinElsewhere: [
      422,
      "This GSTIN is from a different state than the address. Please use one from the same state.",
    ],
    gstinOwn: [422, "This is the shop's own GSTIN. Please enter the buyer's."],
    orderEnded: [409, "This order has ended. Please start again."],
    holdTooMuch: [
      409,
      "Only a few are left. A first order can take half of them, or two. Please choose fewer.",
    ],
    heldTooLong: [
      409,
      "Only a few are left, and we have already held them for your payment for a while. Please try again later.",
    ],
    tooLateToCancel: [409, "This order can no longer be cancelled"],
    wrongMove: [409, "The order cannot move to that status from here"],
    totalChanged: [409, "The total has changed. Check it, then press again."],
    sentJustNow: [429, "It was sent just now. Wait a minute before you send it again."],
    payLater: [503, "The bank is not answering just now. Nothing was charged. Try again in a minute."],
    refundTooMuch: [409, "That is more than is left of the payment"],
    backAlready: [
      409,
      "These goods are back on the shelf already. Take the tick away to refund the money alone.",
    ],
    tooLateToUndo: [409, "It is too late to undo this. Take a step back instead."],
    tooLateToChange: [409, "This order can no longer be changed"],
    addressElsewhere: [
      422,
      "This address is in another state, so the invoice would name another tax. Cancel the order and enter it again.",
    ],
    deliveryDearer: [422, "Delivery to this address costs more. Cancel the order and enter it again."],
    orderChanged: [409, "Somebody else has changed this order meanwhile"],
  },
});

/** What a call says that has done what was asked and has no words of its own. */
export const answers = {
  here: "Here it is",
  placed: "The order is waiting for payment",
  heard: "Received",
  stockKept: "The stock is saved",
  priceSet: "Price saved",
  saleMade: "The sale is planned",
  saleEnded: "The sale has ended",
  saleResumed: "The sale continues",
  reviews: {
    waiting: "The review is waiting",
    shown: "The review is shown",
    hidden: "The review is hidden",
    replied: "The reply is saved",
    waits: "Thank you. Your review will be shown once the shop has read it.",
  },
  orderForWhom:
    "Please say whose order it is: send the userId of the customer. Whoever buys for themselves sends POST /api/cart/checkout.",
  addressWays:
    "Please say where to deliver it: send an address object with this call, or add one to the address book with POST /api/addresses and send its addressId, if it is not the default one.",
  accounts: {
    waitFor: (seconds: number) =>
      seconds < 90
        ? `Too many tries. Please try again in ${seconds} seconds.`
        : `Too many tries. Please try again in ${Math.ceil(seconds / 60)} minutes.`,
    registered: "Account created successfully!",
    loggedIn: "You are logged in",
    codeSent: "The code is on its way",
    passwordReset: "Your new password is set. Please log in.",
    emailConfirmed: "Your email address is confirmed",
    confirmSent: "The link is on its way",
    accountDeleted: "Your account is deleted",
  },
  office: {
    packed: "Packed",
    sent: "Sent. The customer will be told.",
    numbered: "The number is corrected. The customer will be told.",
    delivered: "Delivered",
    completed: "Completed",
    returning: "On its way back",
    returned: "Back here",
    steppedBack: "The last step is undone. The customer will be told where it matters.",
    undone: "Undone. The customer has not heard of it.",
    cancelled: "Cancelled. What was paid will be refunded.",
    noted: "Noted",
    written: "The message is on its way",
    letOff: "The refused parcels no longer count. Cash is possible again.",
    cashConfirmed: "Confirmed. It can be packed now.",
    linkSent: "The link is on its way",
    entered: "The order is placed",
    refunded: "The refund is on its way",
    retried: "The gateway has been asked again",
    givenByHand: "Noted as refunded",
    asked: "The gateway was asked",
    sentAgain: "They are being sent again",
    done: (count: number, all: number) => `${count} of ${all} done`,
  },
};

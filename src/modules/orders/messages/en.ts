export const messages = {
  subject: (news: string, number: string, shop: string) => `${news} (${shop}, order ${number})`,
  hello: (name: string) => `Namaste ${name},`,
  helloGuest: "Namaste,",
  order: (name: string) => `Order ${name}`,
  news: {
    ordered: "We have your order and your payment",
    placed: "We have your order",
    processing: "We are packing your order",
    shipped: "Your order is on its way",
    delivered: "Your order was delivered",
    completed: "Your order is complete",
    cancelled: "Your order was cancelled, and you have nothing to pay",
    notConfirmed: "Your order was not confirmed in time, so it was cancelled and you have nothing to pay",
    packed: "Your order is packed",
    partShipped: "A part of your order is on its way",
    numberCorrected: "Your parcel has a new tracking number",
    notSent: "Your parcel has not left yet after all",
    stillUnderWay: "Your parcel is on its way to you after all",
    returning: "Your parcel is on its way back to us",
    returned: "Your parcel came back to us",
    notReady: "Your order is not ready to collect yet after all",
    collected: "You have collected your order",
    notCollectedYet: "Your order still waits for you at the counter after all",
    notCollected: "Nobody collected your order in time, so it was cancelled and you have nothing to pay",
    message: "We have a message about your order",
  },
  collect: {
    ready: "Your order is ready to collect",
    reminder: "Your order still waits for you at the counter",
    code: (code: string) => `Your code: ${code}. Please show it at the counter.`,
    readySms: (code: string) => `Your order is ready to collect with the code ${code}`,
    reminderSms: (day: string, code: string) => `Please collect your order by ${day} with the code ${code}`,
    until: (day: string) => `We keep it for you until ${day}. After that, it is cancelled by itself.`,
    cash: (amount: string) => `You pay ${amount} at the counter, in cash or by card.`,
    wordWhy: (when: string) =>
      `You pay when you collect it. Before we pack it, please type the code that we sent to your phone, by ${when}. After that, the order is cancelled by itself.`,
  },
  collectIn: "You collect it here:",
  moneyBack: {
    cancelledPaid: (sum: string, day: string) =>
      `Your order was cancelled, and you get ${sum} back by ${day}`,
    notCollectedPaid: (sum: string, day: string) =>
      `Nobody collected your order in time, so it was cancelled, and you get ${sum} back by ${day}`,
    refunded: (sum: string, day: string) => `We are refunding your payment: you get ${sum} back by ${day}`,
    partRefunded: (sum: string, day: string) =>
      `We are refunding a part of your payment: you get ${sum} back by ${day}`,
    paidTwice: (sum: string, day: string) => `You paid twice, and you get ${sum} back by ${day}`,
    returnRefunded: (sum: string, day: string) =>
      `We are refunding your return: you get ${sum} back by ${day}`,
  },
  sameWay: "It goes back the way you paid.",
  byHand: "You did not pay online, so we ask you where to send it.",
  parcel: (carrier: string, number: string) =>
    carrier ? `Courier: ${carrier}${number ? `, number ${number}` : ""}.` : `Tracking number: ${number}.`,
  atCourier: "See on the courier's own page where it is:",
  cash: (amount: string) => `Please have ${amount} ready when it arrives.`,
  word: "Please confirm your order",
  wordWhy: (when: string) =>
    `You pay when it arrives. Before we pack it, please type the code that we sent to your phone, by ${when}. After that, the order is cancelled by itself.`,
  wordOpen: "Type the code",
  cashCode: (shop: string, number: string, { code, link }: { code: string; link: string }) =>
    `${code} is your code to confirm order ${number} at ${shop}. Type it here: ${link}`,
  pay: (amount: string) => `Please pay ${amount} for your order`,
  payUntil: (when: string) => `We hold your goods for you until ${when}. You do not need to log in.`,
  payOpen: "See the order and pay",
  paySms: (amount: string, number: string, shop: string, link: string) =>
    `Please pay ${amount} for order ${number} at ${shop}: ${link}`,
  returns: {
    how: "Not what you hoped for? Send it back here, without logging in:",
    open: "See the return",
    news: {
      asked: "We have your return and will look at it",
      accepted: "Your return is accepted",
      partAccepted: "A part of your return is accepted",
      refused: "We cannot take your return",
      received: "Your return has arrived, and we are looking at it",
      settled: "Your return is complete: nothing is left to pay",
      exchanged: "Your exchange will be packed next",
      withdrawn: "You have withdrawn your return",
      changed: "Your return is as it was before: our last message was a mistake",
    },
    way: {
      pickUp: (day: string, part: string) => `Please have it packed: we pick it up on ${day}, ${part}.`,
      store: (name: string) => `Please bring it to ${name}, with the order number.`,
      send: (to: string) =>
        `Please send it to this address, with the order number in the parcel, and keep the receipt:\n${to}`,
    },
    /** By SMS what is short: the address stands behind the link. */
    smsWay: {
      pickUp: (news: string, day: string, part: string) => `${news}: we pick it up on ${day}, ${part}`,
      store: (news: string, name: string) => `${news}: please bring it to ${name}`,
      send: (news: string) => `${news}: please send it to the address that you find here`,
    },
    next: {
      asked: "We write to you what to do next. Please keep it as it is until then.",
      received: "When we have looked at it, we write to you again.",
      exchanged: "We write to you when it leaves.",
    },
    parts: { morning: "in the morning", afternoon: "in the afternoon", evening: "in the evening" },
    said: (words: string) => `We wrote: ${words}`,
    newOrder: (number: string) => `Its order number is ${number}.`,
  },
  shippedTo: "Delivery address:",
  invoice: "Your invoice, as a PDF, is in your order:",
  follow: "You can follow it here:",
  open: "Track Order",
};

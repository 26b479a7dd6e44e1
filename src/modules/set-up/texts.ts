import type { PaymentMethod } from "#modules/orders/order-view.ts";
import type { MachineEnvironment, SetUpStep } from "./views.ts";

type Step = {
  readonly title: string;
  /** What is to be done, and why. */
  readonly todo: string;
  readonly done: string;
  /** Of the link that leads to where it is done; none where it is done on the machine. */
  readonly go?: string;
};

const step: Readonly<Record<SetUpStep, Step>> = {
  name: {
    title: "Name",
    todo: "Give your shop its name. It appears on every page, email and invoice.",
    done: "Your shop has its name.",
    go: "Set the name",
  },
  contact: {
    title: "Contact",
    todo: "Enter your phone and WhatsApp numbers, email address and postal address. Some of the demo's are still there.",
    done: "Shoppers can reach you.",
    go: "Enter your contact details",
  },
  seller: {
    title: "Seller and GSTIN",
    todo: "Enter your legal name, your address with PIN code, and who handles complaints. Add your GSTIN if you have one.",
    done: "Invoices and pages name you as the law requires.",
    go: "Enter the seller",
  },
  product: {
    title: "First product",
    todo: "Put something of your own on sale: a photo, a name, a price, and how many you have.",
    done: "Something of your own is on sale.",
    go: "Add a product",
  },
  delivery: {
    title: "Delivery and tax",
    todo: "Choose India, which puts GST into your prices, then your state, and enter what delivery costs.",
    done: "Prices include tax, and delivery has its price.",
    go: "Set delivery and tax",
  },
  promises: {
    title: "What the shop promises",
    todo: "Look once at all that your shop tells people: its words, days, costs and pages. Keep it, change it, or take it away.",
    done: "You have looked at everything that your shop promises.",
    go: "Look at the promises",
  },
  told: {
    title: "How shall we tell you?",
    todo: "You get an email for each new order. Choose whether it should be so, or an SMS or a message on your phone.",
    done: "You chose how you hear of new orders.",
    go: "Choose how you are told",
  },
  factor: {
    title: "A second way in",
    todo: "If you lose your phone or mailbox, you are locked out. Set up finger, face or PIN on a device, or a second one.",
    done: "Every owner has two ways to show who they are.",
    go: "Set it up on this device",
  },
  payments: {
    title: "Payments",
    todo: "Payments are not live yet.",
    done: "Payments are live: what shoppers pay comes to you.",
  },
  mail: {
    title: "Email",
    todo: "Send yourself a test email.",
    done: "Your mail server accepted an email.",
  },
  address: {
    title: "Web address",
    todo: "Your shop needs an address that begins with https://.",
    done: "Your shop has a secure address of its own.",
  },
};

const payments: Readonly<Record<MachineEnvironment["payments"], (gateways: string) => string>> = {
  mock: (gateways) =>
    `Payments are only tried out: no money moves. Open an account with ${gateways}, then show the lines below to your technical friend.`,
  test: () =>
    "Test mode: pay with the gateway's test cards and check that the order arrives. Then enter the live keys.",
  live: () => "The keys are live.",
};

/** The first day of a shop; the server alone has it. */
export const setUp = {
  /** On the machine that the shop runs on. */
  newcomer: { line: "This shop has no owner yet.", go: "Is it yours? Open its back office" },
  title: "Set-up",
  lead: (done: number, all: number) => `${done} of ${all} steps are done.`,
  next: (title: string) => `Next step: ${title}`,
  ready: "Everything is ready. Your shop can open.",
  fromDemo: "What shoppers see until then is the demo.",
  state: { done: "Done", open: "To do", now: (name: string) => `Now: ${name}` },
  step,
  payments,
  guests: "Once GST is in use, guests may buy without an account.",
  hearsNot:
    "The gateway cannot tell the shop about payments yet. Set up the webhook and its secret in its dashboard (docs/going-live.md).",
  tryPayments: "Check the gateway now",
  mail: {
    files: "Your shop cannot send emails yet.",
    server: "A mail server is set up.",
  },
  tryMail: "Send me a test email",
  smsTexts:
    "If your shop also sends SMS: in India the operators drop a text that is not registered with them (DLT). This file has all of yours, in both languages.",
  takeSmsTexts: "Texts for SMS (CSV)",
  addressNow: (url: string) => `Now it is ${url}. Set PUBLIC_URL (docs/going-live.md).`,
  /** Folded away from whoever is no programmer. */
  machine: {
    title: "For your technical friend",
    payments: (gateways: string) =>
      `Enter the test keys of the ${gateways} account, then its live keys (docs/going-live.md).`,
    mail: "No mail server is set up: emails are saved as files on the server. Set SMTP_URL (docs/going-live.md).",
  },
  backup: {
    made: (when: string) => `Last backup of the shop: ${when}.`,
    none: "No backup of the shop has been made yet.",
    machine:
      "npm run db:backup copies everything; let it run every night (docs/operating.md, Back up and restore).",
  },
  demo: {
    title: "Remove the demo",
    lead: "This removes the demo's goods with their reviews, its stores, the shoppers' quotes, its links to social networks, and all simulated orders. Your own goods, settings, accounts and paid orders stay. Demo goods in paid orders are hidden, not removed. It cannot be undone.",
    sure: "Yes, remove the demo",
    press: "Remove the demo",
    gone: "The demo is removed.",
  },
  letterSubject: (shop: string) => `${shop}: your test email`,
  letterText: (shop: string) => `Namaste! If you read this, ${shop} can write to your customers.`,
  mailSent: (to: string) =>
    `The mail server accepted an email to ${to}. Check that it has arrived; look in spam too.`,
  mailInFile: "No mail server is set up: the email is a file in the server's outbox folder.",
  mailRefused: (why: string) => `The mail server refused it: ${why}`,
  paymentsMock: "Payments are simulated: there is no gateway to check.",
  gatewayRefused: (why: string) => `The gateway ${why}.`,
  gatewayTest: "The gateway accepts the test keys.",
  gatewayLive: "The gateway accepts the live keys.",
  rupee: {
    about: (shop: string) => `${shop}: a test payment`,
    make: "Try it with one rupee",
    again: "Try again with another rupee",
    made: "The gateway accepts the keys and has made a payment page. Pay the rupee there, then come back.",
    pay: "Pay ₹1 on the gateway's page",
    look: "Has it arrived?",
    notYet: "It is not paid yet. Pay on the gateway's page first.",
    paid: "The rupee has arrived. See below what works.",
    refused: (why: string) => `The gateway refused: ${why}`,
    keys: "Keys: the gateway accepts them.",
    waits: "Payment: waiting for you to pay.",
    isPaid: "Payment: the rupee was paid.",
    heard: "Message: the gateway told the shop by itself.",
    unheard: (url: string, event: string) =>
      `Message: the gateway has not told the shop. Is its webhook set to ${url}, with the event ${event}?`,
    misheard: (secret: string) =>
      `Message: one came with a wrong signature. The secret in the gateway's dashboard is not the shop's (${secret}).`,
    refund: {
      none: "Refund: not requested yet. Check again.",
      sent: "Refund: the rupee is on its way back.",
      done: "Refund: the rupee was refunded.",
      refused: "Refund: the gateway refused it. Its dashboard says why; often the balance is too low.",
    },
  },
  emptied: ({ products, orders, stores }: { products: number; orders: number; stores: number }) =>
    `Removed: ${products} goods, ${orders} orders, ${stores} stores.`,
};

/** What the shop promises, and what its owner is asked about it; the server alone has it. */
export const promises = {
  payment: {
    sentence: (ways: string) => `We take ${ways}.`,
    ways: {
      card: "all major credit and debit cards",
      qr: "UPI by QR code",
      paypal: "PayPal",
      "apple-pay": "Apple Pay",
      "google-pay": "Google Pay",
      cash: "cash on delivery",
    } satisfies Record<PaymentMethod, string> as Readonly<Record<PaymentMethod, string>>,
  },
  title: "What the shop promises",
  lead: "All that your shop tells people before they buy. Keep what is true, change it, or take it away.",
  real: "Shoppers see nothing of what is still open.",
  trial: "Shoppers see all of it for now. Once you take payments, they see only what you kept or changed.",
  left: (count: number) => (count === 0 ? "You have looked at everything." : `${count} still open`),
  state: { open: "Open", kept: "Kept", changed: "Your own", removed: "Removed" },
  keep: "Keep",
  change: "Change",
  remove: "Remove",
  doneTo: (action: string, name: string) => `${action}: ${name}`,
  kept: "Kept as it is.",
  removed: "Removed. Shoppers no longer see it.",
  nothing: "Nothing is said.",
  made: "The shop writes this page from your details.",
  ownPage: "You wrote this page yourself.",
  oldHindi: {
    demo: "The English is your own, and the Hindi still the demo's. Change it; until then your shop shows the English.",
    own: "The English was changed after the Hindi was written. Change the Hindi; if it still fits, save both as they are.",
  },
  name: {
    hero: "First words of the home page",
    tagline: "The line below the name",
    description: "What the shop is",
    search: "How search engines show the shop",
    sections: "Lines between the goods of the home page",
    reasons: "Why people should buy here",
    welcome: "A discount for newcomers",
    sale: "A sale until midnight",
    newsletter: "The newsletter",
    sameDay: "Sent on the same day",
    deliveryDays: "How long delivery takes",
    deliveryCost: "What delivery costs",
    waysToPay: "Ways to pay",
    returnDays: "Days to return something",
    wayBack: "How something comes back",
  } as Readonly<Record<string, string>>,
  page: (title: string) => `Page: ${title}`,
  said: {
    welcome: (code: string) => `Newcomers are greeted and told of the code ${code}.`,
    untilMidnight:
      "A clock says that the sale ends tonight at midnight. Keep it only if the prices really go up then.",
    sameDay: (time: string) => `What is ordered before ${time} leaves on the same day.`,
    deliveryDays: (from: number, to: number) => `Delivered in ${from}-${to} working days.`,
    deliveryCost: (cost: string, from: string | null) =>
      from === null ? `Delivery costs ${cost}.` : `Delivery costs ${cost}, and is free above ${from}.`,
    free: "Delivery is free.",
    demoCost: "Delivery and tax are those of the demo. Choose India under Delivery charge and tax.",
    returnDays: (days: number) => `Goods can be returned within ${days} days.`,
    exchange: "Goods can be exchanged.",
    pickUp: "You have returns picked up, on a day that the customer chooses.",
    toStores: "Goods can be brought back to your stores.",
    freeWayBack: "Sending something back is free.",
  },
};

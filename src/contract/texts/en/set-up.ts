import type { MachineFacts, SetUpStep } from "#contract/set-up-view.ts";

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
    todo: "Give your shop its name. It stands on every page, mail and invoice.",
    done: "Your shop has its name.",
    go: "Set the name",
  },
  contact: {
    title: "Contact",
    todo: "Say your phone, e-mail address and address. The demo's are still there.",
    done: "Shoppers can reach you.",
    go: "Set the contact",
  },
  seller: {
    title: "Who sells, and GSTIN",
    todo: "Say your legal name, your address with PIN code, and who hears complaints. Your GSTIN too, if you have one.",
    done: "Invoices and pages name you as the law asks.",
    go: "Set who sells",
  },
  product: {
    title: "First product",
    todo: "Put something of your own on sale: a photo, a name, a price, and how many there are.",
    done: "Something of your own is on sale.",
    go: "Add a product",
  },
  delivery: {
    title: "Delivery and tax",
    todo: "Choose the India profile and your state, and say what delivery costs.",
    done: "Prices hold the tax, and delivery has its price.",
    go: "Set delivery and tax",
  },
  policies: {
    title: "Pages about the shop",
    todo: "Shipping, returns, privacy and terms are written for you. They need the steps above; then read them once.",
    done: "They are filled with your facts. Read them once, and write your own where they do not fit.",
    go: "Look at the pages",
  },
  payments: {
    title: "Payments",
    todo: "Payments are not live yet.",
    done: "Payments are live: what shoppers pay is yours.",
  },
  mail: {
    title: "Mail",
    todo: "Send yourself a test letter.",
    done: "Your mail server took a letter.",
  },
  address: {
    title: "Address on the web",
    todo: "Your shop needs an address that begins with https://.",
    done: "Your shop has a safe address of its own.",
  },
};

const payments: Readonly<Record<MachineFacts["payments"], string>> = {
  mock: "No money moves: payments are played. Open an account with Razorpay, and let your technical friend put its test keys in (docs/going-live.md).",
  test: "Test mode: pay with the gateway's test cards and look whether the order comes. Then put the live keys in.",
  live: "The keys are live.",
};

/** The first day of a shop; the server alone has it. */
export const setUp = {
  /** On the machine that the shop runs on. */
  newcomer: { line: "This shop has no owner yet.", go: "Is it yours? Open its back office" },
  title: "Set-up",
  lead: (done: number, all: number) => `${done} of ${all} steps are done.`,
  ready: "Everything is there. Your shop can open.",
  state: { done: "Done", open: "Open" },
  step,
  payments,
  guests: "In the India profile guests may buy without an account.",
  hearsNot:
    "The gateway cannot tell the shop of payments yet: its dashboard needs the webhook and its secret (docs/going-live.md).",
  tryPayments: "Ask the gateway now",
  mail: {
    files:
      "No mail server is set: letters become files on the machine. Your technical friend sets SMTP_URL (docs/going-live.md).",
    server: "A mail server is set.",
  },
  tryMail: "Send a test letter to me",
  addressNow: (url: string) =>
    `Now it is ${url}. Your technical friend sets PUBLIC_URL (docs/going-live.md).`,
  demo: {
    title: "Empty the demo",
    lead: "These go: the demo's goods with their reviews, its stores, the voices of shoppers, and all orders that were only played. Your own goods, your settings, accounts and paid orders stay. Demo goods in paid orders are hidden and not taken away. It cannot be undone.",
    sure: "Yes, take the demo away",
    press: "Empty the demo",
    gone: "The demo is gone.",
  },
  letterSubject: (shop: string) => `${shop}: your test letter`,
  letterText: (shop: string) => `Namaste! If you read this, ${shop} can write to your customers.`,
  mailSent: (to: string) =>
    `The mail server took a letter to ${to}. Look whether it is there, in the spam too.`,
  mailInFile: "No mail server is set: the letter lies as a file in the outbox folder of the machine.",
  mailRefused: (why: string) => `The mail server did not take it: ${why}`,
  paymentsMock: "Payments are played: there is no gateway to ask.",
  gatewayRefused: (why: string) => `The gateway ${why}.`,
  gatewayTest: "The gateway knows the test keys.",
  gatewayLive: "The gateway knows the live keys.",
  rupee: {
    about: (shop: string) => `${shop}: a payment to try out`,
    make: "Try it with one rupee",
    again: "Try again with a new rupee",
    made: "The gateway knows the keys and has made a page for the payment. Pay the rupee there, then come back.",
    pay: "Pay ₹1 on the gateway's page",
    look: "Has it come?",
    notYet: "It is not paid yet. Pay on the gateway's page first.",
    paid: "The rupee has come. What works stands below.",
    refused: (why: string) => `The gateway did not do it: ${why}`,
    keys: "Keys: the gateway knows them.",
    waits: "Payment: waits for you to pay.",
    isPaid: "Payment: the rupee was paid.",
    heard: "Message: the gateway told the shop of it by itself.",
    unheard: (url: string) =>
      `Message: the gateway has told the shop nothing of it. Is its webhook set to ${url}, with the event payment_link.paid?`,
    misheard:
      "Message: one came with a wrong signature. The secret in the gateway's dashboard is not the one that the shop has (RAZORPAY_WEBHOOK_SECRET).",
    refund: {
      none: "Refund: not asked for yet. Look again.",
      sent: "Refund: the rupee is on its way back.",
      done: "Refund: the rupee was given back.",
      refused: "Refund: the gateway refuses it. Its dashboard says why; often the balance there is too low.",
    },
  },
  emptied: ({ products, orders, stores }: { products: number; orders: number; stores: number }) =>
    `Taken away: ${products} goods, ${orders} orders, ${stores} stores.`,
};

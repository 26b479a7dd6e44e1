/** Messages by WhatsApp: what the owner reads of them, and what stands around each. */
export const whatsAppSetUp = {
  /** Around the words of each message, which may neither begin nor end with what varies. */
  frame: {
    hello: "Namaste!",
    bye: "If you have a question, just reply here.",
    stop: "For no more offers, reply STOP.",
  },
  /** Of a picture or a voice. */
  noWords: "(A picture, a voice message or the like. It can be seen in WhatsApp only.)",
  title: "WhatsApp",
  open: "Set up WhatsApp",
  instead: "Where customers prefer it, messages about orders can go by WhatsApp in the place of SMS.",
  lead: "Customers without an email address hear of their orders by SMS. WhatsApp can take its place. What WhatsApp does not bring, for example because a number has no WhatsApp, still goes by SMS.",
  state: {
    on: "Messages about orders go by WhatsApp, then SMS.",
    off: "WhatsApp is set up. Messages about orders still go by SMS.",
    none: "WhatsApp is not set up yet.",
  },
  choose: "Choose how messages go",
  steps: {
    title: "How to set it up",
    list: [
      "You need a phone number that is in no WhatsApp app, neither the normal one nor WhatsApp Business.",
      "At business.facebook.com, open a business account for your shop.",
      "At developers.facebook.com, create an app of the type Business and add WhatsApp to it. Add your number there and confirm it.",
      "In the business settings, create a system user. Give it your app and your WhatsApp account, and let it make a token that never expires, with the permissions whatsapp_business_messaging and whatsapp_business_management.",
      "Give your technical friend the four lines below. After that, restart the shop.",
      "In the app, under WhatsApp and Configuration, enter the address below and the verify token, and subscribe to messages.",
      "In WhatsApp Manager, add a payment method, and create the message templates from the list below.",
      "Try it out below. When your templates are approved, choose WhatsApp, then SMS.",
    ],
    machine: {
      WHATSAPP_PHONE_NUMBER_ID: "the ID of the phone number, from WhatsApp, API setup",
      WHATSAPP_ACCESS_TOKEN: "the token of the system user",
      WHATSAPP_APP_SECRET: "the app secret, from App settings, Basic",
      WHATSAPP_VERIFY_TOKEN: "a secret of at least 16 letters that you make up",
    },
    webhook: "Address to enter (callback URL)",
  },
  trial: {
    title: "Try it out",
    lead: "Write a few words to your shop's number from your own WhatsApp. Then press the button: the shop answers you there.",
    phone: "Your WhatsApp number",
    send: "Send me a WhatsApp message",
    text: (shop: string) => `This is a test message from ${shop}. WhatsApp works.`,
    sent: "WhatsApp took the message. Look at your phone.",
    notSetUp: "WhatsApp is not set up on the machine yet.",
    unwritten: (number: string) =>
      `WhatsApp accepts the keys. Now write to ${number} from this phone, wait a moment and press again. If you did, the shop was not told: check the address and the verify token.`,
    refused: (why: string) => `It did not work. ${why}`,
  },
  figures: {
    title: "The last seven days",
    none: "Nothing has gone by WhatsApp yet.",
    taken: (count: number) => `Taken by WhatsApp: ${count}`,
    arrived: (count: number) => `Delivered: ${count}`,
    read: (count: number) => `Read: ${count}`,
    bySms: (count: number) => `SMS instead: ${count}`,
    reasons: "Why an SMS went instead",
    reason: (why: string, total: number) => `${why} (${total} times)`,
  },
  templates: {
    title: "Message templates",
    lead: "Create each in WhatsApp Manager with exactly this name, language and text, and WhatsApp approves it, often within minutes. As samples, take the words of any order. What has no template goes by SMS.",
    common: "Begin with these",
    all: (count: number) => `All others (${count})`,
    facts: (category: string, lang: string) => `Category ${category}, language ${lang}`,
    copyName: "Copy name",
    copyText: "Copy text",
    copied: "Copied",
    changed:
      "A name ends anew when its text changes with a new version of the shop. Look at this list after each update.",
  },
};

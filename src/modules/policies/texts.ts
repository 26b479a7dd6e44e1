import type { PolicyPage } from "./rules/policy-pages.ts";
import type { PolicyDetails } from "./views.ts";

type Page = {
  /** Where it is linked. */
  readonly name: string;
  readonly title: string;
  readonly text: (facts: PolicyDetails) => string;
  /** The text in a few words; nothing that it does not say. */
  readonly brief?: (facts: PolicyDetails) => readonly (string | false)[];
  /** The same as a row of drawings. */
  readonly steps?: readonly string[];
};

/** What stands on these pages until the owner writes her own: parts of lines, headings with ##, lists with -. */
const pages: Readonly<Record<PolicyPage, Page>> = {
  about: {
    name: "About us",
    title: "About us",
    text: ({ shop, description, seller, address, gstin, payment }) =>
      parts(
        description,
        `## The seller`,
        seller !== shop && `${shop} is run by ${seller}.`,
        address && `Our address: ${address}.`,
        gstin && `GSTIN: ${gstin}.`,
        payment !== "" && `## How you can pay`,
        payment,
      ),
  },
  contact: {
    name: "Contact",
    title: "Contact",
    text: ({ seller, address, phone, email, hours, officerName, officerEmail, officerPhone }) =>
      parts(
        `Tell us how we can help. A person reads and answers every message.`,
        list(
          `Phone: ${phone}`,
          `Email: ${email}`,
          hours && `Open: ${hours}`,
          address && `Address: ${seller}, ${address}`,
        ),
        `## Still not solved?`,
        officerName
          ? `Our grievance officer is ${officerName}.`
          : `Your complaint goes to the person in charge of complaints here.`,
        list(
          officerPhone && `Phone: ${officerPhone}`,
          officerName && officerEmail && `Email: ${officerEmail}`,
        ),
        `Write to us here and choose "A complaint". It gets a number that you can follow. We will confirm within 48 hours that we have read your complaint, and tell you the outcome within one month.`,
      ),
  },
  shipping: {
    name: "Shipping",
    title: "Shipping",
    brief: ({ deliveryFrom, deliveryTo, deliveryCost, freeAbove }) => [
      deliveryTo > 0 && `Most arrive in ${deliveryFrom} to ${deliveryTo} working days`,
      deliveryCost === null ? "Delivery is free" : freeAbove !== null && `Free above ${freeAbove}`,
      "Every parcel can be tracked",
    ],
    steps: ["Packed", "On its way", "Delivered"],
    text: ({ deliveryFrom, deliveryTo, deliveryCost, freeAbove, email, phone }) =>
      parts(
        `## How long it takes`,
        deliveryTo > 0 &&
          `Most orders arrive in ${deliveryFrom} to ${deliveryTo} working days. Your order page shows the day to expect yours.`,
        `## What it costs`,
        `Delivery ${deliveryCost === null ? "is free" : `costs ${deliveryCost}${freeAbove === null ? "" : `, and is free above ${freeAbove}`}`}. What it costs to your address is shown in the total before you pay.`,
        `## Where your parcel is`,
        `As soon as your parcel leaves us, we send you the courier's name and the tracking number. Your order page shows them too.`,
        `## If something goes wrong`,
        `If a parcel is late, lost or damaged, tell us: ${phone} or ${email}. We will trace it, send it again or refund you.`,
      ),
  },
  returns: {
    name: "Returns",
    title: "Returns, refunds and cancellations",
    brief: ({ returnDays, freeWayBack }) => [
      returnDays > 0 && `${returnDays} days to return`,
      returnDays > 0 && freeWayBack && "Sending it back is free",
      "Refund sent within two working days of getting it back",
      "You can cancel until it is sent",
    ],
    steps: ["Tell us", "Send back", "Refund"],
    text: ({ returnDays, freeWayBack, wayBackCost, email, phone }) =>
      parts(
        `## Cancelling an order`,
        `Until your order is sent, you can cancel it yourself from its page. You need not give a reason, and you get back everything you paid.`,
        `## Returning something`,
        returnDays > 0
          ? `You have ${returnDays} days from the day your parcel arrives.`
          : `We take back what was delivered if it is damaged, wrong or not as described.`,
        list(
          returnDays > 0
            ? `Begin on your order's page. You can also tell us your order number and what you would like to return: ${email} or ${phone}.`
            : `Tell us your order number and what you would like to return: ${email} or ${phone}.`,
          `Please send things back unused, as they came, with their labels.`,
          `If something arrived damaged, or is not what you ordered, send us a photo. Sending it back then costs you nothing.`,
          returnDays > 0 &&
            (freeWayBack
              ? `If it does not fit, or you have only changed your mind, sending it back costs you nothing either.`
              : `If it does not fit, or you have only changed your mind, you pay for the way back${wayBackCost ? `: ${wayBackCost} is taken off your refund where we fetch it` : ""}.`),
        ),
        `## Your refund`,
        `Your money goes back the way you paid: to the same card, UPI account or wallet. We send it within two working days of your return reaching us; banks can take up to seven more. What you paid in cash goes to a bank account that you name. Your order page shows every refund.`,
      ),
  },
  privacy: {
    name: "Privacy",
    title: "Privacy",
    text: ({ shop, seller, email, officerName, officerEmail }) =>
      parts(
        `${seller} is responsible for what ${shop} knows about you. We keep what your orders need, and never sell any of it.`,
        `## What we keep, why, and for how long`,
        list(
          `Your name, and your email address or phone number: so that you can log in and hear about your orders. Until you delete your account; an account that nobody has ever logged in to is removed after a month.`,
          `Your addresses: so that parcels reach you. Until you remove them.`,
          `What you ordered and paid, and the invoices: because tax law requires it. Until you delete your account; invoices until 31 December of the sixth year after the tax year (April to March) in which you bought.`,
          `Your cart, your wishlist and the reviews you write: so that they are there when you come back. Until you remove them.`,
          `What you return, with your reasons and pictures: to settle the return. Until you delete your account.`,
          `Your messages to us and our answers: to help you, and to show that we did. For two years after they are closed.`,
          `What you have allowed or taken back, with the words, the date and the page: so that you and we can look it up. For a year after you take it back; an address that has left our newsletter is kept on its own, so that nobody writes to it again.`,
          `Where you are logged in, and in which browser: so that you can log out there. Until that login ends.`,
          `How many tries came from one internet address, without the address itself: to stop attacks. For a day at most.`,
          `What our staff did with your orders, under their names: so that mistakes can be found. As long as the invoices.`,
        ),
        `We never see your card number: it goes straight to the payment gateway.`,
        `## Who else gets what`,
        list(
          `The courier: your name, address and phone number.`,
          `The payment gateway: the amount, and how to reach you.`,
          `The services that carry our mails and messages: the message, and where it goes.`,
          `The government: what the law requires.`,
        ),
        `## Cookies`,
        `They keep you logged in, keep your cart when you shop without an account, and remember your language, your theme and the PIN code you checked. None of them follows you to other sites, and this shop shows no advertisements.`,
        `## Your rights`,
        list(
          `See everything that we keep about you, as a file: in your profile.`,
          `Correct it: in your profile.`,
          `Have it erased: in your profile. Only invoices stay, because tax law requires them for 72 months after that year's tax return is due. They keep your name and address but not your phone number, and then those are erased too. Your profile shows the date.`,
          `See what you have allowed, and take it back as easily as you gave it: in your profile, or with the link in every newsletter.`,
          `No account? Keep your order in one with the code that its page sends to your phone, or write to us.`,
          `Complain: write to us on the Contact page, or to the address below.`,
        ),
        officerName
          ? `For questions and complaints, write to ${officerName}, ${officerEmail || email}. If that does not help, you can turn to the Data Protection Board of India.`
          : `For questions and complaints, write to ${email}. If that does not help, you can turn to the Data Protection Board of India.`,
      ),
  },
  terms: {
    name: "Terms",
    title: "Terms",
    text: ({ shop, seller, email, phone }) =>
      parts(
        `These terms apply between you and ${seller}, who sells on ${shop}.`,
        `## Prices`,
        `You see the full amount, with all taxes and charges, before you pay, and that is what you pay. Where there is an MRP, we never charge more.`,
        `## Your order`,
        `The sale is complete when we confirm your order. If something turns out to be out of stock, or its price was clearly a mistake, we tell you and refund you at once.`,
        `## Cancellations and returns`,
        `The Returns page says what you can cancel and return, and how you get your money back. Nothing here takes away your rights under the Consumer Protection Act, 2019.`,
        `## Products`,
        `Our pictures are as true as a screen can show. Colours of fabric and of handmade things can differ a little.`,
        `## Your account`,
        `Keep your password and codes to yourself. If somebody else gets hold of them, tell us: ${email} or ${phone}.`,
        `## Law`,
        `Indian law applies. But please talk to us first: nearly everything can be settled by writing to the grievance officer, whom you find on the Contact page.`,
      ),
  },
  sizes: {
    name: "Size guide",
    title: "Size guide",
    text: ({ email, phone }) =>
      parts(
        `These are common measures of the body, in centimetres (inches). Makers differ by a few centimetres: what a product says of its fit, and what buyers say of it, goes before this page.`,
        `## Women`,
        `| Size | Bust | Waist | Hip |
| XS | 81 (32) | 66 (26) | 89 (35) |
| S | 86 (34) | 71 (28) | 94 (37) |
| M | 91 (36) | 76 (30) | 99 (39) |
| L | 97 (38) | 81 (32) | 104 (41) |
| XL | 102 (40) | 86 (34) | 109 (43) |
| XXL | 107 (42) | 91 (36) | 114 (45) |`,
        `## Men`,
        `| Size | Chest | Waist | Hip |
| XS | 91 (36) | 71 (28) | 89 (35) |
| S | 97 (38) | 76 (30) | 94 (37) |
| M | 102 (40) | 81 (32) | 99 (39) |
| L | 107 (42) | 86 (34) | 104 (41) |
| XL | 112 (44) | 91 (36) | 109 (43) |
| XXL | 117 (46) | 97 (38) | 114 (45) |`,
        `## How to measure`,
        list(
          `Bust or chest: around its fullest part, under the arms.`,
          `Waist: around its narrowest part.`,
          `Hip: around its fullest part, with the feet together.`,
        ),
        `Hold the tape close but not tight, over light clothes. Between two sizes, take the larger one. If in doubt, ask us: ${email} or ${phone}.`,
      ),
  },
};

export const policies = {
  label: "About this shop",
  more: "Also good to know",
  here: "On this page",
  orders: "Cancel or return an order",
  notYet: "The shop has not written this page yet. If you have a question, write to us on the Contact page.",
  pages,
  /** What the back office says of them. */
  office: {
    lead: "They are written already, from your details, with what the law asks for.",
    isOwn: "Your own text",
    edit: "Edit",
    editOf: (page: string) => `Edit: ${page}`,
    view: "View",
    write: "Write your own text instead",
    own: "You wrote this page yourself.",
    made: "The shop writes this page from your details and keeps it up to date.",
    asMade: "The shop's own text",
    use: "Start from the shop's text",
    see: "Preview",
    seen: "What shoppers will see",
    signs:
      "A line starting with ## is a heading, one with - a list item, one with | a row of a table with | between its cells. An empty line starts a new paragraph. Leave it all empty for the shop's own text.",
    inShop: "View in the shop",
    pageInShop: (page: string) => `View in the shop: ${page}`,
  },
};

/** Those that say something, each apart from the next. */
export function parts(...all: readonly (string | false)[]): string {
  return all.filter(Boolean).join("\n\n");
}

export function list(...entries: readonly (string | false)[]): string {
  return entries
    .filter(Boolean)
    .map((entry) => `- ${entry}`)
    .join("\n");
}

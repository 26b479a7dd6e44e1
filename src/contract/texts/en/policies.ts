import type { PolicyFacts, PolicyPage } from "#contract/policies.ts";

type Page = {
  /** Where it is linked. */
  readonly name: string;
  readonly title: string;
  readonly text: (facts: PolicyFacts) => string;
};

/** What stands on these pages until the owner writes her own: parts of lines, headings with ##, lists with -. */
const pages: Readonly<Record<PolicyPage, Page>> = {
  about: {
    name: "About us",
    title: "About us",
    text: ({ shop, description, seller, address, gstin, payment }) =>
      parts(
        description,
        `## Who sells`,
        seller !== shop && `${shop} is run by ${seller}.`,
        address && `Our address: ${address}.`,
        gstin && `GSTIN: ${gstin}.`,
        `## How you can pay`,
        payment,
      ),
  },
  contact: {
    name: "Contact",
    title: "Contact",
    text: ({ seller, address, phone, email, hours, officerName, officerEmail, officerPhone }) =>
      parts(
        `Tell us what is wrong, with the number of your order if it is about one. You reach people, not a machine.`,
        list(
          `Phone: ${phone}`,
          `E-mail: ${email}`,
          hours && `Open: ${hours}`,
          address && `Address: ${seller}, ${address}`,
        ),
        `## If nobody could help you`,
        officerName
          ? `Our grievance officer is ${officerName}.`
          : `Your complaint goes to whoever is responsible for complaints here.`,
        list(
          officerPhone && `Phone: ${officerPhone}`,
          officerName && officerEmail && `E-mail: ${officerEmail}`,
        ),
        `Write to us below and choose "A complaint". You get a number, hear within 48 hours that your complaint was read, and within one month what came of it.`,
      ),
  },
  shipping: {
    name: "Shipping",
    title: "Shipping",
    text: ({ deliveryFrom, deliveryTo, deliveryCost, freeAbove, email, phone }) =>
      parts(
        `## How long it takes`,
        deliveryTo > 0 &&
          `Most orders arrive within ${deliveryFrom} to ${deliveryTo} working days. Your order page shows the day that we expect for yours.`,
        `## What it costs`,
        `Delivery costs ${deliveryCost}; above ${freeAbove} it is free. What your own address costs stands in the total before you pay.`,
        `## Where your parcel is`,
        `As soon as it leaves us you get a message with the courier and the tracking number. The order page shows the same.`,
        `## If something goes wrong`,
        `If a parcel is late, lost or damaged, tell us: ${phone} or ${email}. We find it, send it again or give your money back.`,
      ),
  },
  returns: {
    name: "Returns",
    title: "Returns, refunds and cancelling",
    text: ({ returnDays, email, phone }) =>
      parts(
        `## Cancelling`,
        `Until your order has been sent you can cancel it yourself, on its page, without a reason. What you have paid goes back in full.`,
        `## Giving back`,
        returnDays > 0
          ? `You have ${returnDays} days from the day on which your parcel arrived.`
          : `What has been delivered we take back if it is broken, wrong or not as it was described.`,
        list(
          `Tell us the number of your order and what you want to give back: ${email} or ${phone}.`,
          `Goods should be unused and as they came, with their labels.`,
          `If something came broken or was not what you ordered, send us a picture; you pay nothing for its way back.`,
        ),
        `## Your money`,
        `It goes back the way it came: to the card, the UPI account or the wallet that you paid with. Once your goods are with us we send it within two working days; banks need up to seven more. What was paid in cash goes to an account that you name. Each refund stands on the page of your order.`,
      ),
  },
  privacy: {
    name: "Privacy",
    title: "Privacy",
    text: ({ shop, seller, email, officerName, officerEmail }) =>
      parts(
        `${seller} answers for what ${shop} knows of you. We keep what an order needs, and sell nothing of it to anybody.`,
        `## What we keep, what for, and how long`,
        list(
          `Your name, and your e-mail address or phone number: so that you can sign in, and hear of your orders. Until you delete the account; an account that nobody ever signed in to goes after a month.`,
          `Your addresses: so that a parcel finds you. Until you remove them.`,
          `What you ordered and paid, and the invoices: because tax law asks for them. Until you delete the account; invoices until 31 December of the sixth year after the tax year (April to March) in which you bought.`,
          `What you put into cart and wishlist, and reviews that you write: so that they are there when you come back. Until you remove them.`,
          `What you send back, with your reasons and pictures: to settle the return. Until you delete the account.`,
          `What you write to us, and our answers: to answer, and to show that we did. For two years after it was closed.`,
          `What you have allowed and taken back, with the words, the day and the page: so that both of us can look it up. For a year after you took it back; the address that left our letters stays alone, so that nobody writes to it again.`,
          `Where you are signed in, and with which browser: so that you can end it. Until the session ends.`,
          `How often somebody tried from one internet address, without the address itself: against attacks. For a day at most.`,
          `What the staff did to your orders, by their name: so that mistakes can be found. As long as the invoices.`,
        ),
        `We never see the number of your card: it goes straight to the payment gateway.`,
        `## Who else gets something`,
        list(
          `The courier: your name, address and phone number.`,
          `The payment gateway: the sum, and how to reach you.`,
          `Whoever carries our mails and messages: the message and where it goes.`,
          `The state, where a law asks for it.`,
        ),
        `## Cookies`,
        `They keep you signed in, keep the cart of whoever buys without an account, and remember your language, your colours and the PIN code that you asked about. None of them follows you anywhere, and there is no advertising in this shop.`,
        `## Your rights`,
        list(
          `See everything that we keep of you, as a file: in your profile.`,
          `Correct it: in your profile.`,
          `Have it erased: in your profile. Only invoices stay, for the 72 months after the year's tax return is due that tax law asks for, with your name and address and without your phone number; then they are emptied by themselves. Your profile tells the day.`,
          `See what you have allowed, and take it back as easily as you gave it: in your profile, or by the link in each letter.`,
          `Without an account: keep your order in one by the code that its page sends to your phone, or write to us.`,
          `Complain: write to us under Contact, or to the address below.`,
        ),
        officerName
          ? `Questions and complaints go to ${officerName}, ${officerEmail || email}. If that does not help, the Data Protection Board of India hears you.`
          : `Questions and complaints go to ${email}. If that does not help, the Data Protection Board of India hears you.`,
      ),
  },
  terms: {
    name: "Terms",
    title: "Terms",
    text: ({ shop, seller, email, phone }) =>
      parts(
        `These terms hold between you and ${seller}, who sells at ${shop}.`,
        `## Prices`,
        `The whole sum, with all taxes and charges, stands there before you pay, and is what you pay. Where goods bear an MRP, we never ask for more.`,
        `## Your order`,
        `A sale is made when we confirm your order. If something turns out to be out of stock after all, or a price was plainly a slip, we tell you and give your money back at once.`,
        `## Cancelling and giving back`,
        `What you can cancel and give back, and how your money returns, stands under Returns. Nothing here takes away what the Consumer Protection Act, 2019 gives you.`,
        `## Goods`,
        `Pictures show goods as truly as a screen can. Colours of cloth and of what is made by hand can differ a little.`,
        `## Your account`,
        `Keep your password and codes to yourself. If somebody else got them, tell us: ${email} or ${phone}.`,
        `## Law`,
        `The law of India holds. Let us talk first: nearly everything can be settled by a letter to the grievance officer, whom you find under Contact.`,
      ),
  },
};

export const policies = { label: "About this shop", pages };

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

import { z } from "zod";
import { defineContract } from "#contract/module-contract.ts";
import { count } from "#contract/settings/setting-fields.ts";

export const accounts = defineContract({
  settings: {
    /** Who works in the shop, and how sure it wants to be that it is them. */
    staff: z.strictObject({
      /** Asked once the shop is live, or on a machine of one's own too. */
      secondFactor: z.enum(["live", "always"], { error: "expected live or always" }).default("live"),
      /** Above this a refund asks for a fresh one. */
      sureRefundPaise: count(0, 1_000_000_000).default(500_000),
      /** In percent: so much an editor may take off a price, and no more. */
      editorDiscount: count(0, 100).default(50),
    }),
    /** Whether somebody may fill a cart and buy without an account. */
    guests: z.strictObject({
      /** By the profile they may in India's, and not in the demo's. */
      allowed: z.enum(["profile", "yes", "no"], { error: "expected profile, yes or no" }).default("profile"),
      /** So long a cart waits for a guest who does not come back. */
      days: count(1, 365).default(30),
    }),
  },
  settingWords: {
    staff: {
      title: "Safety",
      lead: "When you and your staff are asked for a code, and how much editors may take off.",
      fields: {
        secondFactor: "Ask for a code, or finger, face or PIN",
        sureRefundPaise: "Ask again for refunds above, in rupees",
        editorDiscount: "Editors may take off at most at once, in per cent",
      },
      choices: {
        "secondFactor.live": "Once the shop is live",
        "secondFactor.always": "Always",
      },
    },
    guests: {
      title: "Buying without an account",
      lead: "Whether guests may buy, and how long carts are kept.",
      fields: {
        allowed: "Guests may buy without an account",
        days: "Days to keep a guest's cart",
      },
      hints: {
        allowed: "Shoppers give a name and a phone number with the order, and need no password.",
        days: "From the guest's last visit",
      },
      choices: {
        "allowed.profile": "Yes once GST is in use, no before",
        "allowed.yes": "Yes",
        "allowed.no": "No",
      },
    },
  },
  rights: {
    "account.enter": "anyone",
    "account.own": "customer",
    "addresses.own": "customer",
    "customers.see": "staff",
    "customers.write": "staff",
    "customers.export": "staff",
    "customers.erase": "staff",
    "people.see": "staff",
    "people.change": "staff",
    "people.takeAll": "staff",
  },
  refusals: {
    customersUnknown: [
      422,
      "The first line is not that of a file of customers from Shopify or WooCommerce. Send the file as they wrote it.",
    ],
    allFieldsRequired: [422, "All fields are required"],
    nameUnusable: [422, "Please enter a name of up to 100 letters"],
    addressBookFull: [409, "The address book is full. Remove an address first."],
    passwordShort: [422, "Password must be at least 6 characters"],
    passwordShortForStaff: [422, "Password must be at least 12 characters for whoever works in the shop"],
    passwordLong: [422, "Password must be at most 128 characters"],
    passwordCommon: [422, "This password is too easy to guess. Please choose another."],
    passwordNeeded: [422, "Please enter your current password too"],
    passwordWrong: [403, "The current password is not correct"],
    wrongCredentials: [401, "The email or the password is not correct"],
    codeWrong: [401, "This code is wrong or has expired"],
    codeElsewhere: [
      401,
      "Please enter the code in the browser where you asked for it. A program without cookies sends the requestId it was given.",
    ],
    messageNotSent: [503, "The message could not be sent. Please try again in a moment."],
    linkDead: [400, "This link has already been used or has expired"],
    signInAgain: [403, "For your safety, please log in again first"],
    reachUnusable: [422, "Please enter an email address or a mobile number"],
    worksHereAlready: [409, "This person already works here"],
    lastOwner: [409, "The shop needs an owner: make somebody else an owner first"],
    codeWayClosed: [
      409,
      "A code sent there cannot show that it is you, because you logged in with it or use a passkey",
    ],
    personChanged: [409, "Somebody has changed this meanwhile. Check, then press again."],
    joinBySigningIn: [
      409,
      "There is already an account with this address. Log in to it, then open the link again.",
    ],
    joinUnproven: [409, "First confirm the email address of your account, then open the link again"],
    codeWayUnknown: [422, "We cannot send a code there"],
    passkeyRefused: [401, "This passkey could not be accepted. Please try again."],
    passkeysFull: [409, "You have as many passkeys as you can have. Remove one first."],
    lastPasskey: [
      409,
      "This is your only way in: first add another passkey, a phone number or an email address",
    ],
    googleNotSetUp: [503, "Signing in with Google is not set up in this shop"],
    googleFailed: [401, "Signing in with Google did not work. Please try again."],
  },
});

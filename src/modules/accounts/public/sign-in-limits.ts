import type { Limit } from "#platform/limits/limits.ts";
import { rateLimit, rateLimits } from "#platform/limits/rate-limits.ts";
import { networkOf } from "#platform/network-of.ts";
import type { KnownBrowserRow } from "../sessions/sessions-repository.ts";

/** Between two codes to one number. */
export const resendWait = rateLimits["code-soon"].window;

/** Whose tries are counted. A window ends by itself, so nobody is locked out for long. */
export const limitsOf = {
  passwordOfAccount: (email: string) => rateLimit("password", email),
  /** The owner's own browsers count apart from everybody else's guesses. */
  passwordInBrowser: (browser: KnownBrowserRow) => rateLimit("password-browser", nameOf(browser)),
  passwordFromNetwork: (address: string) => rateLimit("password-from", networkOf(address)),
  registrationFromNetwork: (address: string) => rateLimit("register-from", networkOf(address)),
  registrationOf: (email: string) => rateLimit("register", email),
  /** Apart from the mails that the owner needs to sign in. */
  registrationMailTo: (email: string) => rateLimit("register-mail", email),
  mailTo: (email: string) => rateLimit("mail", email),
  mailFromNetwork: (address: string) => rateLimit("mail-from", networkOf(address)),
  /** Mails that somebody asked for to an address that may be a stranger's, for the whole shop. */
  askedMailOfShop: (most: number) => rateLimit("mail-shop", "", most),
  codeOfShop: (most: number) => rateLimit("code-shop", "", most),
  codeTo: (phone: string) => rateLimit("code", phone),
  codeOfDayTo: (phone: string) => rateLimit("code-day", phone),
  /** No network uses up a number's codes alone. */
  codeFromNetworkTo: (phone: string, address: string) =>
    rateLimit("code-from-to", `${phone} ${networkOf(address)}`),
  codeFromNetwork: (address: string) => rateLimit("code-from", networkOf(address)),
  codeInBrowser: (browser: KnownBrowserRow) => rateLimit("code-browser", nameOf(browser)),
  codeSoon: (phone: string, address: string) => rateLimit("code-soon", `${phone} ${networkOf(address)}`),
  /** Asking costs no message yet, so it counts for nobody but the network that asks. */
  orderCodeSoon: (phone: string, address: string) =>
    rateLimit("order-code-soon", `${phone} ${networkOf(address)}`),
  orderCodeAsked: (number: string, address: string) =>
    rateLimit("order-code-asked", `${number} ${networkOf(address)}`),
  orderCodesFromNetwork: (address: string) => rateLimit("order-codes-from", networkOf(address)),
  printsOf: (orderId: string) => rateLimit("print", orderId),
  factorCodeOf: (userId: string) => rateLimit("factor-code", userId),
  factorGuessOf: (userId: string) => rateLimit("factor-guess", userId),
  /** Orders in cash whose buyers have not said yet that they are meant: each keeps goods from others for a day. */
  cashAskedOf: (userId: string) => rateLimit("cash-asked", userId),
  /** A guest is made in a moment, a number and a network are not. */
  cashAskedTo: (phone: string) => rateLimit("cash-asked-to", phone),
  cashAskedFromNetwork: (address: string) => rateLimit("cash-asked-from", networkOf(address)),
  /** Where nobody is asked for a word, a parcel leaves, and messages go, to whichever number was typed. */
  cashOrdersTo: (phone: string) => rateLimit("cash-to", phone),
  cashOrdersFromNetwork: (address: string) => rateLimit("cash-from", networkOf(address)),
  /** Whatever is done to orders, and by whom: more than so many nobody reads, and each of them is paid for. */
  orderTextsTo: (phone: string) => rateLimit("order-text", phone),
  /** Who does and undoes one order fills nobody's day. */
  orderTextsAbout: (orderId: string) => rateLimit("order-text-about", orderId),
  cashGuessOf: (orderId: string) => rateLimit("cash-guess", orderId),
  pickupGuessOf: (orderId: string) => rateLimit("pickup-guess", orderId),
  invitationsBy: (userId: string) => rateLimit("invite-by", userId),
  invitationTo: (to: string) => rateLimit("invite", to),
  /** Many shoppers stand behind one address of a mobile network, and each opened login asks once. */
  passkeyTryFromNetwork: (address: string) => rateLimit("passkey-try", networkOf(address)),
  passkeyAnswerOf: (userId: string) => rateLimit("passkey", userId),
  guestsFromNetwork: (address: string) => rateLimit("guest-from", networkOf(address)),
  promoOf: (userId: string) => rateLimit("promo", userId),
  promoFromNetwork: (address: string) => rateLimit("promo-from", networkOf(address)),
  confirmationOf: (userId: string) => rateLimit("confirm", userId),
} satisfies Record<string, (...subject: never[]) => Limit>;

function nameOf({ counted_as, user_id }: KnownBrowserRow): string {
  return counted_as + user_id;
}

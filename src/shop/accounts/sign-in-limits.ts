import type { Limit } from "#platform/limits/limits.ts";
import { networkOf } from "#platform/network-of.ts";
import type { KnownBrowserRow } from "./sessions-repository.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** Between two codes to one number. */
export const resendWait = 30_000;

/** How often what may be tried. A window ends by itself, so nobody is locked out for long. */
export const limitsOf = {
  passwordOfAccount: (email: string) => of("password", email, 10, 15 * minute),
  /** The owner's own browsers count apart from everybody else's guesses. */
  passwordInBrowser: (browser: KnownBrowserRow) => of("password-browser", nameOf(browser), 10, 15 * minute),
  passwordFromNetwork: (address: string) => of("password-from", networkOf(address), 100, 15 * minute),
  registrationFromNetwork: (address: string) => of("register-from", networkOf(address), 300, hour),
  registrationOf: (email: string) => of("register", email, 20, day),
  /** Apart from the mails that the owner needs to sign in. */
  registrationMailTo: (email: string) => of("register-mail", email, 3, day),
  mailTo: (email: string) => of("mail", email, 5, hour),
  mailFromNetwork: (address: string) => of("mail-from", networkOf(address), 60, hour),
  /** Mails that somebody asked for to an address that may be a stranger's, for the whole shop. */
  askedMailOfShop: (most: number) => of("mail-shop", "", most, hour),
  codeOfShop: (most: number) => of("code-shop", "", most, day),
  codeTo: (phone: string) => of("code", phone, 10, hour),
  /** Each code has five tries, so that this bounds the guesses at one number: 200 a day of a million. */
  codeOfDayTo: (phone: string) => of("code-day", phone, 40, day),
  /** No network uses up a number's codes alone. */
  codeFromNetworkTo: (phone: string, address: string) =>
    of("code-from-to", `${phone} ${networkOf(address)}`, 10, day),
  codeFromNetwork: (address: string) => of("code-from", networkOf(address), 60, hour),
  codeInBrowser: (browser: KnownBrowserRow) => of("code-browser", nameOf(browser), 10, day),
  codeSoon: (phone: string, address: string) =>
    of("code-soon", `${phone} ${networkOf(address)}`, 1, resendWait),
  /** Asking costs no message yet, so it counts for nobody but the network that asks. */
  orderCodeSoon: (phone: string, address: string) =>
    of("order-code-soon", `${phone} ${networkOf(address)}`, 1, resendWait),
  orderCodeAsked: (number: string, address: string) =>
    of("order-code-asked", `${number} ${networkOf(address)}`, 5, hour),
  orderCodesFromNetwork: (address: string) => of("order-codes-from", networkOf(address), 300, hour),
  printsOf: (orderId: string) => of("print", orderId, 20, hour),
  factorCodeOf: (userId: string) => of("factor-code", userId, 10, hour),
  factorGuessOf: (userId: string) => of("factor-guess", userId, 20, day),
  /** Orders in cash whose buyers have not said yet that they are meant: each keeps goods from others for a day. */
  cashAskedOf: (userId: string) => of("cash-asked", userId, 5, day),
  /** A guest is made in a moment, a number and a network are not. */
  cashAskedTo: (phone: string) => of("cash-asked-to", phone, 5, day),
  cashAskedFromNetwork: (address: string) => of("cash-asked-from", networkOf(address), 25, hour),
  /** Where nobody is asked for a word, a parcel leaves, and messages go, to whichever number was typed. */
  cashOrdersTo: (phone: string) => of("cash-to", phone, 5, day),
  cashOrdersFromNetwork: (address: string) => of("cash-from", networkOf(address), 60, hour),
  /** Whatever is done to orders, and by whom: more than so many nobody reads, and each of them is paid for. */
  orderTextsTo: (phone: string) => of("order-text", phone, 20, day),
  /** Who does and undoes one order fills nobody's day. */
  orderTextsAbout: (orderId: string) => of("order-text-about", orderId, 8, day),
  cashGuessOf: (orderId: string) => of("cash-guess", orderId, 20, day),
  invitationsBy: (userId: string) => of("invite-by", userId, 50, day),
  invitationTo: (to: string) => of("invite", to, 5, hour),
  /** Many shoppers stand behind one address of a mobile network, and each opened login asks once. */
  passkeyTryFromNetwork: (address: string) => of("passkey-try", networkOf(address), 300, 15 * minute),
  passkeyAnswerOf: (userId: string) => of("passkey", userId, 60, hour),
  guestsFromNetwork: (address: string) => of("guest-from", networkOf(address), 300, hour),
  promoOf: (userId: string) => of("promo", userId, 20, 15 * minute),
  promoFromNetwork: (address: string) => of("promo-from", networkOf(address), 200, hour),
  confirmationOf: (userId: string) => of("confirm", userId, 10, 15 * minute),
} satisfies Record<string, (...subject: never[]) => Limit>;

function nameOf({ counted_as, user_id }: KnownBrowserRow): string {
  return counted_as + user_id;
}

function of(name: string, subject: string, most: number, window: number): Limit {
  return { name, subject, most, window };
}

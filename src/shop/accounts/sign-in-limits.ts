import type { Limit } from "./limits-repository.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How often what may be tried. A window ends by itself, so nobody is locked out for long. */
export const limitsOf = {
  passwordOfAccount: (email: string) => of("password", email, 10, 15 * minute),
  /** The owner's own browsers count apart from everybody else's guesses. */
  passwordInBrowser: (browserHash: string) => of("password-browser", browserHash, 10, 15 * minute),
  passwordFromAddress: (address: string) => of("password-from", address, 100, 15 * minute),
  registrationFromAddress: (address: string) => of("register-from", address, 1_000, hour),
  mailTo: (email: string) => of("mail", email, 5, hour),
  mailFromAddress: (address: string) => of("mail-from", address, 60, hour),
  codeTo: (phone: string) => of("code", phone, 10, hour),
  codeFromAddress: (address: string) => of("code-from", address, 60, hour),
  guessOfPhone: (phone: string) => of("guess", phone, 20, day),
  guessInBrowser: (browserHash: string) => of("guess-browser", browserHash, 20, day),
  guessFromAddress: (address: string) => of("guess-from", address, 100, hour),
  confirmationOf: (userId: string) => of("confirm", userId, 10, 15 * minute),
} satisfies Record<string, (subject: string) => Limit>;

function of(name: string, subject: string, most: number, window: number): Limit {
  return { name, subject, most, window };
}

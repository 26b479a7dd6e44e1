const hour = 3_600_000;
const day = 24 * hour;

/** How often one may write. A window ends by itself, so nobody is shut out for long. */
export const ticketLimits = {
  from: (network: string) => ({ name: "ticket-from", subject: network, most: 10, window: hour }),
  /** An address is only typed: by itself it would let a stranger shut its owner out. */
  by: (reach: string, network: string) => ({
    name: "ticket-by",
    subject: `${reach} ${network}`,
    most: 10,
    window: day,
  }),
  wordsOn: (ticketId: string) => ({ name: "ticket-words", subject: ticketId, most: 20, window: day }),
  mailTo: (email: string) => ({ name: "ticket-mail", subject: email, most: 3, window: day }),
  /** Of their own: letters that somebody needs to sign in do not wait for these. */
  mailOfShop: (most: number) => ({ name: "ticket-mail-shop", subject: "", most, window: hour }),
};

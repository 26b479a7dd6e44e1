const hour = 3_600_000;
const day = 24 * hour;

/** How often one may write. A window ends by itself, so nobody is shut out for long. */
export const ticketLimits = {
  from: (network: string) => ({ name: "ticket-from", subject: network, most: 10, window: hour }),
  by: (reach: string) => ({ name: "ticket-by", subject: reach, most: 10, window: day }),
  wordsOn: (ticketId: string) => ({ name: "ticket-words", subject: ticketId, most: 20, window: day }),
  mailTo: (email: string) => ({ name: "ticket-mail", subject: email, most: 3, window: day }),
  /** The same as for all mails that somebody asks for to an address that may be a stranger's. */
  mailOfShop: (most: number) => ({ name: "mail-shop", subject: "", most, window: hour }),
};

const day = 86_400_000;

/** Two years: so long the Consumer Protection Act lets somebody complain of what happened. */
export const closedTicketLife = (2 * 365 + 1) * day;

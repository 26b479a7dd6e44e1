/** A longer list of what is nearly gone would be one of what is there. */
export const mostScarce = 20;

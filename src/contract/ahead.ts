/** Says `Sec-Purpose: prefetch` where a script asks, which may not set that header. */
export const aheadHeader = "x-ahead";

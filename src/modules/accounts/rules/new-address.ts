/** The value that stands for an address written now. */
export const newAddress = "new";

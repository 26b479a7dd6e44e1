/** Stands where a cart's print would: the staff entered the order, and no cart has it. */
export const enteredPrint = "entered";

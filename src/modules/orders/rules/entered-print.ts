/** Stands where a cart's print would, and no cart has it: the staff entered the order, or an account took it over. */
export const enteredPrint = "entered";

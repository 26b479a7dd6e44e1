/** A cookie that says that this browser is a guest's and no more: its script then asks what the cart holds. */
export const guestHint = "haat-kept";

const products = (count: number) => `${count} ${count === 1 ? "product" : "products"}`;

/** What is said where a guest's things go into an account; the server alone has it. */
export const guests = {
  cameIn: (lines: number, wishes: number) =>
    lines > 0 && wishes > 0
      ? `What you chose before you logged in is here: ${products(lines)} in your cart, ${wishes} on your wishlist.`
      : `What you chose before you logged in is here: ${products(lines + wishes)} ${lines > 0 ? "in your cart" : "on your wishlist"}.`,
  short: "Not all pieces had room.",
  undo: "Undo",
  parted: "Undone. Your cart and wishlist are as they were before you logged in.",
};

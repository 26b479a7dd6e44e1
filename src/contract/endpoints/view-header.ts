/** Sent by the shop's own pages: they are answered with the view itself, others in the documented shape. */
export const viewHeader = "x-haat-view";

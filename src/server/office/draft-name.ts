/** A button of this name asks for nothing to be done: the page is shown again with what was typed. */
export const draftName = "draft";

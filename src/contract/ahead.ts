/** Marks what a page asks for before anybody has pressed: its answer leaves nothing behind in the browser. */
export const aheadHeader = "x-ahead";

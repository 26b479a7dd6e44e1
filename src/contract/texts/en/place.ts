/** City and state of an address, as its PIN code says them. */
export const place = {
  chooseState: "Choose a state",
  which: "This PIN code lies in more than one state. Choose yours.",
  whichOf: (states: string) => `This PIN code lies in ${states}. Choose the state.`,
  filled: (place: string) => `Filled in from the PIN code: ${place}. If it is right, send it once more.`,
  or: " or ",
};

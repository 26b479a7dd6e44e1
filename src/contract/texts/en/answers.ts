/** What a call says that has done what was asked and has no words of its own. */
export const answers = {
  here: "Here it is",
  placed: "The order waits for its payment",
  heard: "Taken in",
};

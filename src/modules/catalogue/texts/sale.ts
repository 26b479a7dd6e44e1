export const sale = {
  upTo: (percent: number) => `Up to ${percent}% off`,
  endsIn: "Ends in",
  endsAt: "Ends tonight at midnight.",
  ended: "Today's sale has ended.",
  hours: "hours",
  minutes: "minutes",
  seconds: "seconds",
  all: "See all deals",
  nothing: "No deals today",
  nothingText: "Everything else is at its usual price.",
  description: "What is on sale today.",
};

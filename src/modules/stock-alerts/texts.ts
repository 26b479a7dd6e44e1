/** Being told when goods are back in stock. */
export const stockAlerts = {
  ask: "Tell me when it is back",
  asked: "We will write to you once it is back",
  confirm: "Have the link sent again",
  removed: "We will not write to you about it",
  waiting: "Waiting until it is back",
  waitingHint: "We write to you once when one of these can be bought again.",
  stop: "Stop alert",
  stopOf: (title: string) => `Stop alert for ${title}`,
};

/** What a call says that has done what was asked and has no words of its own. */
export const answers = {
  here: "Here it is",
  placed: "The order is waiting for payment",
  heard: "Taken in",
  stockKept: "The stock is noted",
  addressWays:
    "Please say where it shall be delivered: send an address object with this call, or add one to the address book with POST /api/addresses and send its addressId, if it is not the default one.",
  desk: {
    packed: "Packed",
    sent: "Sent. The customer is told.",
    numbered: "The number is corrected. The customer is told.",
    delivered: "Delivered",
    completed: "Completed",
    returning: "On its way back",
    returned: "Taken back",
    steppedBack: "One step back. The customer is told where that matters.",
    undone: "Undone. Nobody has heard of it.",
    cancelled: "Cancelled. What was paid goes back.",
    noted: "Noted",
    written: "The letter is on its way",
    entered: "The order is entered",
    refunded: "The money goes back",
    retried: "The gateway is asked again",
    givenByHand: "Noted as given back",
    asked: "The gateway was asked",
    done: (count: number, all: number) => `${count} of ${all} done`,
  },
};

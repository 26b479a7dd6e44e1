/** What a call says that has done what was asked and has no words of its own. */
export const answers = {
  here: "Here it is",
  placed: "The order is waiting for payment",
  heard: "Taken in",
  stockKept: "The stock is noted",
  addressWays:
    "Please say where it shall be delivered: send an address object with this call, or add one to the address book with POST /api/addresses and send its addressId, if it is not the default one.",
};

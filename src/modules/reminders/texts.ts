/** Mails about cart and wishlist, for whoever allows them. */
export const reminders = {
  title: "No more reminders",
  text: "One tap, and we write no more about your cart and wishlist.",
  stop: "Stop the reminders",
  stopped: "We will not remind you any more.",
  offer: "Get a mail when something here gets cheaper",
};

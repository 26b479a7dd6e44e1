/** Passkeys of shoppers; the server alone has it. */
export const passkeys = {
  title: "Passkeys",
  lead: "A passkey is the fingerprint, face or PIN of your phone or computer: nothing to type, nothing to remember, and nothing that anyone could steal from us.",
  link: "Log in with your fingerprint or face",
  noPassword: "Your account has no password yet.",
  passwordOfStaff: "At least 12 characters. Three or four words together are easy to keep.",
  logsIn: (ways: string) => `You log in with ${ways}.`,
  ways: {
    password: "your password",
    code: (phone: string) => `a code that we send to ${phone}`,
  },
  back: "Profile",
  none: "You have none yet.",
  addedOn: (day: string) => `made on ${day}`,
  usedOn: (day: string) => `last used on ${day}`,
  unused: "not used yet",
  ofStaff: "It also opens the back office. You can remove it there.",
  toOffice: "See your passkeys there",
  remove: "Remove",
  removeTitle: (name: string) => `Remove the passkey made in ${name}?`,
  removeText:
    "You can still log in the other ways. Please remove it from your phone or computer too, where it keeps its passwords.",
  cancel: "Keep it",
  adding: {
    title: "Add a passkey on this device",
    text: "Your phone or computer asks for your fingerprint, face or PIN. That never leaves it.",
    sure: "Your password once more, so that we know it is you.",
    add: "Add a passkey",
    pending: "Your device is asking you…",
    isHere: "This device has a passkey for the shop already.",
    notAdded: "No passkey was made. You can try again at any time.",
    otherwise:
      "To add a passkey you need a browser that knows passkeys, with JavaScript on. All other ways to log in work as before.",
  },
  use: "Log in with a passkey",
  notUsed: "No passkey was used. Try again, or log in another way.",
  said: { added: "The passkey is added. Next time, log in with it.", removed: "The passkey is removed." },
};

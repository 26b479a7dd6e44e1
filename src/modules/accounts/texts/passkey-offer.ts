export const passkeyOffer = {
  title: "Log in with your fingerprint next time?",
  text: "Your phone or computer can do it with finger, face or PIN, without a password.",
  add: "Set it up",
  later: "Not now",
};

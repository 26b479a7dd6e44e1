export const leaving = {
  title: "Logged out of this browser",
  unreached: "We could not reach the shop, so it does not know yet that you have left.",
  later:
    "Nothing of your account is shown here any more. The session ends before this browser loads anything else from the shop. To be sure now, tell the shop again once you are online.",
  tell: "Tell the shop again",
  telling: "Telling the shop…",
};

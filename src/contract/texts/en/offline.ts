export const offline = {
  title: "You are offline",
  text: "You have not opened this page on this device before. Pages you have already opened still work.",
  retry: "Try again",
  kept: "You can still open",
  home: "To the home page",
};

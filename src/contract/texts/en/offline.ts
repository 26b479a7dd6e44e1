export const offline = {
  title: "You are offline",
  text: "This page has not been seen on this device yet. The pages you have seen can still be read.",
  retry: "Try again",
  home: "To the home page",
};

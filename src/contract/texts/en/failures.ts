export const failures = {
  invalidEndpoint: "Invalid endpoint",
  notFound: "Resource not found",
  invalidFormat: "Invalid response format from server",
  status: (status: number) => `Error: ${status}`,
  somethingWrong: "Something went wrong",
  network: "Network error occurred",
  unreachable: "Unable to connect to the server. Please check if the server is running.",
  sessionExpired: "Session expired. Please log in again.",
  pageNotFound: {
    title: "Page not found",
    text: "There is nothing at this address, or it has moved.",
    searchInstead: "Search for what you had in mind",
    categories: "Walk through a category",
  },
  pageFailed: {
    title: "Something went wrong",
    text: "The page could not be shown. Nothing you had in your cart is lost.",
    unavailableTitle: "Back in a moment",
    unavailableText: "The shop cannot be reached just now. Please try again in a little while.",
  },
};

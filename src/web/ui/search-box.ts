/** Its place in the page: the header has one. */
export const searchBox = "search-box";

/** What products are called and told in, where nobody has said it in the language of the page. */
export const catalogueLang = "en";

/** What products are called and told in, whatever language the shop around them speaks. */
export const catalogueLang = "en";

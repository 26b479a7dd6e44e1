/** Every reason for which the shop can say no, and its HTTP status. The words are in texts. */
export const failureStatus = {
  // the edge
  notFound: 404,
  methodNotAllowed: 405,
  tooLarge: 413,
  wrongMediaType: 415,
  unreadable: 400,
  invalidInput: 422,
  tooMany: 429,
  crossSite: 403,
  broken: 500,
  unavailable: 503,
  // who
  notSignedIn: 401,
  sessionExpired: 401,
  notAllowed: 403,
  // accounts
  allFieldsRequired: 422,
  fieldRequired: 422,
  fieldTooLong: 422,
  nameUnusable: 422,
  emailUnusable: 422,
  phoneUnusable: 422,
  pinCodeUnusable: 422,
  addressBookFull: 409,
  passwordShort: 422,
  passwordLong: 422,
  passwordCommon: 422,
  passwordWrong: 403,
  wrongCredentials: 401,
  codeWrong: 401,
  messageNotSent: 503,
  linkDead: 400,
  signInAgain: 403,
  googleNotSetUp: 503,
  googleFailed: 401,
  // catalogue
  productNotFound: 404,
  categoryUnknown: 422,
  pageTooFar: 422,
  reviewOnlyBuyers: 403,
  reviewAlready: 409,
  starsMissing: 422,
  // cart and wishlist
  invalidProduct: 422,
  productGone: 410,
  outOfStock: 409,
  notEnoughStock: 409,
  tooManyOfOne: 409,
  invalidQuantity: 422,
  atLeastOne: 409,
  colourMissing: 422,
  colourUnknown: 422,
  sizeMissing: 422,
  sizeUnknown: 422,
  lineNotFound: 404,
  severalLines: 409,
  cartFull: 409,
  wishlistFull: 409,
  promoUnknown: 422,
  promoUsed: 409,
  // checkout and orders
  cartEmpty: 409,
  cartChanged: 409,
  addressNeeded: 422,
  keyReused: 409,
  orderEnded: 409,
  paymentUnavailable: 503,
  paymentRefused: 502,
  mockRefused: 403,
  badSignature: 400,
  tooLateToCancel: 409,
  wrongMove: 409,
} as const satisfies Record<string, number>;

export type Reason = keyof typeof failureStatus;

/** The code of a reason in the envelope: notFound is NOT_FOUND. */
export function failureCode(reason: Reason): string {
  return reason.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}

/** Shops of one database have folders of their own in tests, as machines have: they sign links with this. */
export const linkKeyForTests = "a key for links that tests send, of some length";

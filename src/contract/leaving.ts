/**
 * Set by the browser when the shop could not be told that its user leaves: whatever it asks next, the session ends
 * first. It is no secret and can do nothing else, so scripts may set it; the session's own cookie they cannot touch.
 */
export const leavingCookie = "haat-leaving";

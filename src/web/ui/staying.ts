/** For a link or a submit that changes the page one is on: neither the eye nor the focus is moved. */
export const staying = { preventScrollReset: true, state: { stays: true } };

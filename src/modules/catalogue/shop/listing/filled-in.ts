/** Without the fields left empty, so that the address says only what was chosen. */
export function filledIn(form: HTMLFormElement): URLSearchParams {
  const given = [...new FormData(form)].filter((pair): pair is [string, string] => pair[1] !== "");
  return new URLSearchParams(given);
}

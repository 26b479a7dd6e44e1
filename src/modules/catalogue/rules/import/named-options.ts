/** What a choice of another shop is here: its options have any names, and there may be three of them. */
export function choiceOf(options: readonly { readonly name: string; readonly value: string }[]): {
  readonly colour: string;
  readonly size: string;
} {
  const there = options
    .map(({ name, value }) => ({ name: name.trim(), value: value.trim() }))
    .filter(({ name, value }) => value !== "" && !(/^title$/i.test(name) && /^default title$/i.test(value)));
  const colour = there.find(({ name }) => isColour(name));
  const size = there.find((one) => one !== colour && isSize(one.name));
  const rest = there.filter((one) => one !== colour && one !== size);
  // What is neither goes where there is room: beside the size, as it is chosen like one.
  const sizes = [...(size ? [size] : []), ...rest].map(({ value }) => value);
  return { colour: colour?.value ?? "", size: sizes.join(" / ") };
}

function isColour(name: string): boolean {
  return /colou?r|shade|रंग/i.test(name);
}

function isSize(name: string): boolean {
  return /size|साइज़|साइज/i.test(name);
}

/** A number as people here read it: +91 98123 45678. One of another country stays as it is kept. */
export function phoneShown(phone: string): string {
  return phone.replace(/^(\+91)(\d{5})(\d{5})$/, "$1 $2 $3");
}

/** For a list that is shown and never sent back. */
export function phonesShown<Address extends { readonly phone: string }>(
  addresses: readonly Address[],
): Address[] {
  return addresses.map((address) => ({ ...address, phone: phoneShown(address.phone) }));
}

/** Most write the city into the address, and some the PIN code; neither is said twice. */
export function wholeAddress({
  address,
  city,
  pinCode,
}: {
  readonly address: string;
  readonly city: string;
  readonly pinCode: string;
}): string {
  const where = address.includes(city) ? address : `${address}, ${city}`;
  return where.includes(pinCode) ? where : `${where} ${pinCode}`;
}

/** The PIN code that a browser asked about last, for its own pages to read. */
export const pinCookie = "haat-pin";

const year = 365 * 24 * 60 * 60;

export function pinCookieLine(pinCode: string): string {
  return `${pinCookie}=${pinCode}; Path=/; Max-Age=${year}; SameSite=Lax`;
}

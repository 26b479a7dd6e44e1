export type LogoSize = 192 | 512;

/** Where a kept logo lies, by the name that it was given. */
export function logoPath(logo: string, size: LogoSize): string {
  return `/pictures/${logo}-${size}.png`;
}

import type { Coordinates } from "../rules/distance.ts";

export function telephoneLink(phone: string): string {
  return `tel:${phone.replaceAll(" ", "")}`;
}

export function whatsappLink(number: string, text?: string): string {
  const said = text === undefined ? "" : `?text=${encodeURIComponent(text)}`;
  return `https://wa.me/${number.replace(/\D/g, "")}${said}`;
}

/** Opens in whatever maps the shopper's device has. */
export function directionsLink({ lat, lng }: Coordinates): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`;
}

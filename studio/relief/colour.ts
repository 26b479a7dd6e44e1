/** Mixes a colour with white (above 0) or with black (below 0). */
export function toned(hex: string, amount: number): string {
  const goal = amount > 0 ? 255 : 0;
  const part = Math.abs(amount);
  const value = Number.parseInt(hex.slice(1), 16);
  const channels = [value >> 16, (value >> 8) & 255, value & 255].map((c) =>
    Math.round(c + (goal - c) * part),
  );
  return `#${channels.map((c) => c.toString(16).padStart(2, "0")).join("")}`;
}

/** A thread or a trim that shows on this cloth: lighter on dark cloth, darker on light cloth. */
export function against(hex: string, amount = 0.22): string {
  return toned(hex, brightness(hex) > 0.55 ? -amount : amount);
}

export function brightness(hex: string): number {
  const value = Number.parseInt(hex.slice(1), 16);
  return ((value >> 16) * 0.3 + ((value >> 8) & 255) * 0.59 + (value & 255) * 0.11) / 255;
}

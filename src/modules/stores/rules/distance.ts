export interface Coordinates {
  readonly lat: number;
  readonly lng: number;
}

const earthRadiusKm = 6371;

/** Along the great circle, in kilometres. */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const dLat = radians(to.lat - from.lat);
  const dLng = radians(to.lng - from.lng);
  const a =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(dLng / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(a)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

import * as THREE from "three";

const start = 0.76;

/** GLSL of the tone curve (after Khronos PBR Neutral, with a gentler toe, so that black things keep their shape): keeps named colours true, rolls off only the lights. */
export const toneGlsl = `
vec3 tone(vec3 colour) {
  float low = min(colour.r, min(colour.g, colour.b));
  colour -= 0.024 * (1.0 - exp(-low / 0.07));
  float peak = max(colour.r, max(colour.g, colour.b));
  if (peak < ${start}) return colour;
  float room = 1.0 - ${start};
  float newPeak = 1.0 - room * room / (peak + room - ${start});
  colour *= newPeak / peak;
  float grey = 1.0 - 1.0 / (0.15 * (peak - newPeak) + 1.0);
  return mix(colour, vec3(newPeak), grey);
}
vec3 display(vec3 c) {
  c = clamp(c, 0.0, 1.0);
  return mix(1.055 * pow(c, vec3(1.0 / 2.4)) - 0.055, 12.92 * c, vec3(lessThan(c, vec3(0.0031308))));
}`;

/** The light that the tone curve turns into this display colour, found by fixed-point steps. */
export function untone(wanted: THREE.Color): THREE.Color {
  const guess = wanted.clone();
  for (let step = 0; step < 200; step++) {
    const got = tone(guess);
    guess.r += (wanted.r - got.r) * 0.7;
    guess.g += (wanted.g - got.g) * 0.7;
    guess.b += (wanted.b - got.b) * 0.7;
  }
  return guess;
}

function tone(light: THREE.Color): THREE.Color {
  const low = Math.min(light.r, light.g, light.b);
  const offset = 0.024 * (1 - Math.exp(-low / 0.07));
  const colour = new THREE.Color(light.r - offset, light.g - offset, light.b - offset);
  const peak = Math.max(colour.r, colour.g, colour.b);
  if (peak < start) return colour;
  const room = 1 - start;
  const newPeak = 1 - (room * room) / (peak + room - start);
  colour.multiplyScalar(newPeak / peak);
  const grey = 1 - 1 / (0.15 * (peak - newPeak) + 1);
  return colour.lerp(new THREE.Color(newPeak, newPeak, newPeak), grey);
}

import * as THREE from "three";
import { applySurface, type Surface } from "./surface.ts";

export type Physical = THREE.MeshPhysicalMaterial;
type Options = Record<string, unknown> & { surface?: Surface };

/** The one set of materials that all models share. Colours are display colours like "#b5452c". */
export const materials = {
  plastic: (colour: string, roughness = 0.42, more: Options = {}) =>
    make({ color: colour, roughness, ...more }),
  gloss: (colour: string, more: Options = {}) =>
    make({
      color: colour,
      roughness: 0.35,
      clearcoat: 1,
      clearcoatRoughness: 0.06,
      ...more,
    }),
  rubber: (colour: string, more: Options = {}) =>
    make({ color: colour, roughness: 0.78, specularIntensity: 0.5, ...more }),
  metal: (colour: string, roughness = 0.22, more: Options = {}) =>
    make({ color: polished(colour), roughness, metalness: 1, ...more }),
  leather: (colour: string, scale: number, more: Options = {}) =>
    make({
      color: colour,
      roughness: 0.5,
      surface: { kind: "leather", scale, depth: 0.22, stain: 0.16 },
      ...more,
    }),
  fabric: (colour: string, scale: number, more: Options = {}) =>
    make({
      color: colour,
      roughness: 0.95,
      specularIntensity: 0.2,
      sheen: 0.35,
      sheenRoughness: 0.6,
      sheenColor: new THREE.Color(colour).lerp(new THREE.Color("#ffffff"), 0.35),
      surface: { kind: "weave", scale, depth: 0.5, stain: 0.3 },
      ...more,
    }),
  wood: (colour: string, scale: number, along: "x" | "y" | "z" = "y", more: Options = {}) =>
    make({
      color: colour,
      roughness: 0.55,
      surface: { kind: "wood", scale, depth: 0.06, stain: 0.55, along },
      ...more,
    }),
  /** Clear glass as its reflections alone, laid over what is behind: refraction would cost another picture a frame. */
  glass: (sheen = "#ffffff", more: Options = {}) =>
    make({
      color: "#000000",
      roughness: 0.03,
      specularColor: sheen,
      ior: 1.6,
      transparent: true,
      blending: THREE.AdditiveBlending,
      depthWrite: false,
      ...more,
    }),
  /** Glass that bends what is behind it; deep is how far light gets on the stage before it takes the colour. */
  screen: (picture: THREE.Texture, glow = 0.75) =>
    make({
      color: "#050506",
      roughness: 0.08,
      emissive: "#ffffff",
      emissiveMap: picture,
      emissiveIntensity: glow,
      specularIntensity: 0.6,
    }),
  glow: (colour: string, strength = 1) =>
    make({
      color: colour,
      emissive: colour,
      emissiveIntensity: strength,
      roughness: 0.6,
    }),

};

export type Materials = typeof materials;

/** Metal shows only what it reflects, and reflects most of it; dark metals are left as they are. */
function polished(colour: string): THREE.Color {
  const metal = new THREE.Color(colour);
  const most = Math.max(metal.r, metal.g, metal.b);
  if (most < 0.3) return metal;
  return metal.multiplyScalar(0.78 / most).lerp(new THREE.Color("#ffffff"), 0.08);
}

function make({ surface, ...options }: Options): Physical {
  const material = new THREE.MeshPhysicalMaterial(options);
  if (surface) applySurface(material, surface);
  return material;
}

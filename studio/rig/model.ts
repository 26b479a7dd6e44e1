import type * as THREE from "three";
import type { Shot } from "./camera.ts";
import type { Materials } from "./materials.ts";

export type View = "main" | "angle" | "detail" | "in-use";

// biome-ignore lint/suspicious/noExplicitAny: every model reads its own parameters out of the seed's JSON
export type Params = Record<string, any>;

export type Model = {
  /** Any unit; the stage scales the product and puts its lowest point on the floor. */
  build(params: Params, materials: Materials, view: View): THREE.Object3D;
  shots?: Partial<Record<View, Partial<Shot>>>;
};

/** What each file in models/ exports as `models`. */
export type Models = Record<string, Model>;

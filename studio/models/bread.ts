import * as THREE from "three";
import { scatter } from "../parts/grains.ts";
import type { Materials } from "../rig/materials.ts";
import type { Models, Params } from "../rig/model.ts";
import { dice, shade } from "../rig/paint.ts";
import { group, mesh, roundedBox, warp } from "../rig/shapes.ts";

export const models: Models = {
  bread: {
    build: loaf,
    shots: {
      main: { azimuth: 26, elevation: 30 },
      detail: { azimuth: -20, elevation: 42, zoom: 1.7, at: [0.45, 0.7, 0.5] },
    },
  },
};

const [long, high, deep] = [8.6, 4.4, 5];

function loaf(params: Params, m: Materials): THREE.Object3D {
  const [crust, crumb] = [new THREE.Color(params.color), new THREE.Color(params.accent)];
  const body = warp(new THREE.SphereGeometry(1, 200, 120), (p) => {
    const y = p.y < 0 ? p.y * 0.42 : p.y;
    p.set(
      Math.sign(p.x) * Math.abs(p.x) ** 0.9 * long,
      y * high,
      Math.sign(p.z) * Math.abs(p.z) ** 0.92 * deep,
    );
    const cut = cutDepth(p.x, p.z);
    if (p.y > 0) p.y -= cut * 0.62 - Math.max(0, 0.3 - Math.abs(cut - 0.25)) * 0.7;
    p.y += 0.08 * Math.sin(p.x * 1.9) * Math.cos(p.z * 2.3);
  });
  const places = body.attributes.position;
  const tints = new Float32Array(places.count * 3);
  for (let i = 0; i < places.count; i++) {
    const [x, y, z] = [places.getX(i), places.getY(i), places.getZ(i)];
    const cut = y > 0.4 ? THREE.MathUtils.smoothstep(cutDepth(x, z), 0.25, 0.85) : 0;
    const bake = THREE.MathUtils.smoothstep(y, -1, high) * 0.35;
    crust
      .clone()
      .lerp(new THREE.Color("#5b3216"), bake)
      .lerp(new THREE.Color("#d8a25c"), y < 0 ? 0.35 : 0)
      .lerp(crumb, cut * 0.9)
      .toArray(tints, i * 3);
  }
  body.setAttribute("color", new THREE.BufferAttribute(tints, 3));
  const skin = m.plastic("#ffffff", 0.62, {
    vertexColors: true,
    surface: { kind: "grain", scale: 0.35, depth: 0.45, stain: 0.35 },
  });
  const board = mesh(roundedBox(22, 1, 13.5, 0.45), m.wood("#a8743f", 1.3, "x"), [0, -2.3, 0]);
  return group(mesh(body, skin), board, seedsOn(params, m));
}

/** One long cut with slanting side cuts, as the veins of a leaf. */
function cutDepth(x: number, z: number): number {
  if (Math.abs(x) > long * 0.8) return 0;
  let near = Math.abs(z);
  for (let i = -2; i <= 2; i++) {
    const along = x - i * 2.7;
    if (Math.abs(z) > 0.1 && Math.abs(z) < deep * 0.62)
      near = Math.min(near, Math.abs(along - Math.abs(z) * 0.75) * 0.8);
  }
  return Math.max(0, 1 - near / 0.42);
}

function seedsOn(params: Params, m: Materials): THREE.Object3D {
  const random = dice(params.seed);
  const seed = new THREE.SphereGeometry(1, 10, 8).scale(0.11, 0.07, 0.2);
  const on = scatter(
    seed,
    m.plastic("#ffffff", 0.5),
    520,
    random,
    () => {
      for (;;) {
        const [x, z] = [(random() * 2 - 1) * long * 0.86, (random() * 2 - 1) * deep * 0.86];
        const inside = 1 - (Math.abs(x) / long) ** 2.2 - (Math.abs(z) / deep) ** 2.2;
        if (inside > 0.12 && cutDepth(x, z) < 0.2) return [x, Math.sqrt(inside) * high + 0.04, z];
      }
    },
    0.5,
    ["#efe0b8", "#e2cc96", "#5b4028", "#cfa96a"],
  );
  const crumbs = scatter(
    new THREE.IcosahedronGeometry(0.16, 1),
    m.clay(shade(params.accent, -0.1), 0.1),
    40,
    random,
    () => [(random() - 0.5) * 19, -1.7, 5.2 + random() * 1.2],
  );
  return group(on, crumbs);
}

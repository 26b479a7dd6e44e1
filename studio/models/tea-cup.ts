import * as THREE from "three";
import { scatter } from "../parts/grains.ts";
import type { Materials } from "../rig/materials.ts";
import type { Models, Params } from "../rig/model.ts";
import { dice } from "../rig/paint.ts";
import { group, mesh, softened, turned, warp } from "../rig/shapes.ts";

export const models: Models = {
  "tea-cup": {
    build: kulhads,
    shots: { main: { azimuth: 20, elevation: 26 }, angle: { azimuth: -30, elevation: 44 } },
  },
};

function kulhads(params: Params, m: Materials): THREE.Object3D {
  const whole = new THREE.Group();
  for (const [x, z, size] of [
    [0, 0, 1],
    [-5.6, -4.4, 0.96],
  ] as const) {
    const cup = kulhad(params, m);
    cup.position.set(x, 0, z);
    cup.scale.setScalar(size);
    whole.add(cup);
  }
  const random = dice(params.seed);
  const pod = warp(new THREE.SphereGeometry(1, 32, 20).scale(0.34, 0.34, 0.85), (p) => {
    const ridge = 1 + 0.1 * Math.cos(Math.atan2(p.y, p.x) * 3);
    p.set(p.x * ridge, p.y * ridge, p.z);
  });
  whole.add(
    scatter(
      pod,
      m.clay("#ffffff", 0.2),
      9,
      random,
      (i) => [3.6 + (i % 3) * 1.1 + random() * 0.5, 0.32, 1.2 + Math.floor(i / 3) * 1.2 + random() * 0.4],
      0.01,
      ["#8d9a4a", "#a3a85c", "#7c8a3e"],
    ),
  );
  const stick = mesh(
    new THREE.CapsuleGeometry(0.32, 4, 8, 24).rotateZ(Math.PI / 2),
    m.wood("#8a5230", 0.3, "x"),
    [-2.2, 0.32, 4.6],
  );
  stick.rotation.y = 0.35;
  const star = new THREE.Group();
  for (let i = 0; i < 8; i++) {
    const arm = mesh(new THREE.SphereGeometry(1, 20, 12).scale(0.24, 0.22, 0.75), m.clay("#6a3a20", 0.15), [
      Math.sin((i * Math.PI) / 4) * 0.72,
      0.2,
      Math.cos((i * Math.PI) / 4) * 0.72,
    ]);
    arm.rotation.y = (i * Math.PI) / 4;
    star.add(
      arm,
      mesh(new THREE.SphereGeometry(0.13, 14, 10), m.gloss("#8a5a2c"), [
        Math.sin((i * Math.PI) / 4) * 0.85,
        0.34,
        Math.cos((i * Math.PI) / 4) * 0.85,
      ]),
    );
  }
  star.position.set(1.4, 0, 5.2);
  return whole.add(stick, star);
}

function kulhad(params: Params, m: Materials): THREE.Object3D {
  const clay = m.clay(params.color, 0.14, {
    surface: { kind: "grain", scale: 0.14, depth: 0.1, stain: 0.12 },
  });
  const profile = softened(
    [
      [0, 0],
      [2.1, 0],
      [2.25, 0.35],
      [2.1, 0.7],
      [2.6, 2.4],
      [3.1, 4.4],
      [3.2, 5.1],
      [3.45, 5.7],
      [3.5, 6.2],
      [3.2, 6.25],
      [3.1, 5.6],
      [2.9, 4.6],
      [0, 4.2],
    ],
    0.22,
  );
  const rings = turned(profile, false, 96);
  warp(rings, (p) => {
    const wave = 1 + 0.012 * Math.sin(p.y * 7.5);
    p.set(p.x * wave, p.y, p.z * wave);
  });
  const tea = mesh(
    turned(
      [
        [0, 4.6],
        [3, 4.6],
        [3.05, 5.5],
        [2.7, 5.44],
        [1, 5.42],
        [0, 5.42],
      ],
      false,
      80,
    ),
    m.gloss(params.accent, { roughness: 0.35, clearcoatRoughness: 0.1 }),
  );
  const random = dice(params.seed);
  const froth = scatter(new THREE.SphereGeometry(0.1, 10, 8), m.gloss("#d9a878"), 46, random, () => {
    const angle = random() * Math.PI * 2;
    const r = 2.95 - random() ** 3 * 0.9;
    return [Math.cos(angle) * r, 5.45, Math.sin(angle) * r];
  });
  return group(mesh(rings, clay), tea, froth);
}

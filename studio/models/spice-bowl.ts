import * as THREE from "three";
import { scatter } from "../parts/grains.ts";
import type { Materials } from "../rig/materials.ts";
import type { Models, Params } from "../rig/model.ts";
import { dice } from "../rig/paint.ts";
import { group, mesh, softened, turned, warp } from "../rig/shapes.ts";

export const models: Models = {
  "spice-bowl": {
    build: bowl,
    shots: {
      main: { azimuth: 18, elevation: 32 },
      angle: { azimuth: -34, elevation: 22 },
    },
  },
};

function mound(radius: number, height: number, colour: string, m: Materials, seed: string): THREE.Mesh {
  const random = dice(seed);
  const [a, b] = [random() * 6, random() * 6];
  const heap = turned(
    [
      [radius, 0],
      [radius * 0.78, height * 0.3],
      [radius * 0.4, height * 0.8],
      [radius * 0.12, height],
      [0, height * 1.02],
    ],
    true,
    64,
  );
  warp(heap, (p) => {
    const angle = Math.atan2(p.z, p.x);
    const bump = 1 + 0.035 * Math.sin(angle * 3 + a) + 0.02 * Math.sin(angle * 7 + b + p.y * 2);
    p.set(p.x * bump, p.y * (1 + 0.03 * Math.sin(angle * 2 + b)), p.z * bump);
  });
  return mesh(
    heap,
    m.clay(colour, radius * 0.03, {
      surface: { kind: "grain", scale: radius * 0.03, depth: 0.55, stain: 0.3 },
      specularIntensity: 0.1,
    }),
  );
}

function bowl(params: Params, m: Materials): THREE.Object3D {
  const brass = m.metal(params.accent, 0.22, { surface: { kind: "hammered", scale: 0.75, depth: 0.12 } });
  const body = turned(
    softened(
      [
        [0, 0.5],
        [1.9, 0.4],
        [1.9, 0],
        [2.3, 0],
        [2.2, 0.6],
        [4.3, 1.7],
        [5.5, 3.6],
        [5.9, 4.5],
        [5.65, 4.55],
        [5.2, 3.6],
        [4, 2],
        [0, 1],
      ],
      0.22,
    ),
    false,
    112,
  );
  const heap = mound(5.3, 3.1, params.color, m, params.seed);
  heap.position.y = 3.6;
  const random = dice(params.seed);
  const whole = group(mesh(body, brass), heap);
  for (const [x, z, turn, size] of [
    [6.6, 3.6, 0.4, 1],
    [4.4, 6.4, 2.2, 0.8],
    [8.2, 1.2, 1.4, 0.75],
  ] as const)
    whole.add(root(x, z, turn, size, m));
  const dust = scatter(new THREE.SphereGeometry(0.06, 6, 5), m.clay(params.color, 0.1), 140, random, () => {
    const [angle, r] = [0.2 + random() * 1.6, 5 + random() * 3.5];
    return [Math.cos(angle) * r, 0.04, Math.sin(angle) * r];
  });
  return whole.add(dust);
}

function root(x: number, z: number, turn: number, size: number, m: Materials): THREE.Object3D {
  const skin = m.clay("#b98544", 0.16);
  const finger = (length: number, radius: number) =>
    warp(new THREE.CapsuleGeometry(radius, length, 16, 32), (p) => {
      const ridge = 1 + 0.05 * Math.sin(p.y * 9) + 0.06 * Math.sin(p.y * 3 + 1);
      p.set(p.x * ridge + 0.12 * p.y * p.y * 0.4, p.y, p.z * ridge);
    });
  const main = mesh(finger(2.4, 0.52), skin);
  const branch = mesh(finger(0.9, 0.36), skin, [0.75, 0.35, 0]);
  branch.rotation.z = -0.95;
  const cut = mesh(new THREE.CircleGeometry(0.38, 32), m.clay("#e08a1e", 0.1), [0, -1.72, 0]);
  cut.rotation.x = Math.PI / 2;
  const whole = group(main, branch, cut);
  whole.rotation.set(0, turn, Math.PI / 2, "YXZ");
  whole.position.set(x, 0.52 * size, z);
  whole.scale.setScalar(size);
  return whole;
}

import * as THREE from "three";
import { scatter } from "../parts/grains.ts";
import type { Materials } from "../rig/materials.ts";
import type { Models, Params } from "../rig/model.ts";
import { dice, shade } from "../rig/paint.ts";
import { group, mesh, softened, turned, warp } from "../rig/shapes.ts";

export const models: Models = {
  "spice-bowl": {
    build: (params, materials) => (params.bowls ? masalaBox(params, materials) : bowl(params, materials)),
    shots: {
      main: { azimuth: 18, elevation: 32 },
      detail: { azimuth: -24, elevation: 46, zoom: 1.5, at: [0.5, 0.5, 0.55] },
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

/** The round steel box of the Indian kitchen: seven cups of spices and its lid behind. */
function masalaBox(params: Params, m: Materials): THREE.Object3D {
  const steel = m.metal(params.color, 0.2);
  const box = turned(
    softened(
      [
        [0, 0],
        [9.4, 0],
        [9.6, 0.3],
        [9.6, 4.6],
        [9.85, 4.7],
        [9.85, 4.95],
        [9.4, 4.95],
        [9.35, 0.4],
        [0, 0.3],
      ],
      0.16,
    ),
    false,
    128,
  );
  const whole = group(mesh(box, steel));
  params.fills.forEach((colour: string, i: number) => {
    const angle = ((i - 1) * Math.PI) / 3 + 0.3;
    const at = i === 0 ? [0, 0] : [Math.cos(angle) * 6.05, Math.sin(angle) * 6.05];
    const cup = group(
      mesh(
        turned(
          softened(
            [
              [0, 0.4],
              [2.6, 0.4],
              [2.8, 0.7],
              [2.85, 3.9],
              [2.98, 4],
              [2.75, 4.02],
              [2.7, 0.8],
              [0, 0.6],
            ],
            0.12,
          ),
          false,
          64,
        ),
        steel,
      ),
    );
    const spice = seeds(i, colour, m, params.seed) ?? mound(2.65, 0.9, colour, m, `${params.seed}${i}`);
    spice.position.y = 3.1;
    cup.add(spice);
    cup.position.set(at[0]!, 0.1, at[1]!);
    whole.add(cup);
  });
  const spoon = group(
    mesh(
      new THREE.SphereGeometry(0.85, 32, 16, 0, Math.PI * 2, Math.PI / 2, Math.PI / 2).scale(1, 0.6, 1.15),
      m.metal(params.color, 0.14, { side: THREE.DoubleSide }),
    ),
    mesh(
      new THREE.CapsuleGeometry(0.14, 4.4, 6, 16).rotateX(Math.PI / 2).rotateX(0.3),
      m.metal(params.color, 0.14),
      [0, 0.65, -2.9],
    ),
  );
  spoon.position.set(0.4, 4.7, 0.6);
  spoon.rotation.y = 2.3;
  const lid = mesh(
    turned(
      softened(
        [
          [0, 0],
          [9.9, 0],
          [9.9, 1],
          [9.75, 1],
          [9.7, 0.2],
          [0, 0.2],
        ],
        0.1,
      ),
      false,
      128,
    ),
    m.metal(params.color, 0.16),
  );
  const handle = mesh(
    turned(
      softened(
        [
          [0, -0.1],
          [0.8, -0.1],
          [0.6, -0.8],
          [1.2, -1.4],
          [0.9, -1.8],
          [0, -1.8],
        ],
        0.2,
      ),
    ),
    steel,
  );
  const top = group(lid, handle);
  top.rotation.set(-1.22, 0, 0);
  top.position.set(1.5, 9.4, -11.6);
  top.rotation.x = Math.PI / 2 - 0.28 + Math.PI;
  return whole.add(spoon, top);
}

function seeds(index: number, colour: string, m: Materials, seed: string): THREE.Object3D | undefined {
  if (![2, 4, 5].includes(index)) return undefined;
  const random = dice(seed + index);
  const shape =
    index === 4 ? new THREE.SphereGeometry(0.2, 10, 8) : new THREE.CapsuleGeometry(0.09, 0.42, 4, 8);
  const heap = scatter(
    shape,
    m.clay("#ffffff", 0.1),
    420,
    random,
    () => {
      const [angle, r] = [random() * Math.PI * 2, Math.sqrt(random()) * 2.5];
      return [Math.cos(angle) * r, 0.75 - (r / 2.6) ** 2 * 0.5 + random() * 0.12, Math.sin(angle) * r];
    },
    Math.PI,
    [colour, shade(colour, 0.18), shade(colour, -0.2)],
  );
  return group(
    heap,
    mesh(
      turned(
        [
          [2.65, 0],
          [1.5, 0.55],
          [0, 0.75],
        ],
        true,
      ),
      m.clay(shade(colour, -0.35), 0.2),
    ),
  );
}

import * as THREE from "three";
import { scatter } from "../parts/grains.ts";
import type { Materials } from "../rig/materials.ts";
import type { Models, Params } from "../rig/model.ts";
import { dice, shade } from "../rig/paint.ts";
import { group, mesh, plate, roundedRect, sheet, tube, turned, warp } from "../rig/shapes.ts";

export const models: Models = {
  sack: {
    build: (params, materials) =>
      /kraft/.test(params.material) ? flourBag(params, materials) : riceSack(params, materials),
    shots: {
      main: { azimuth: 22, elevation: 16 },
      detail: { azimuth: 14, elevation: 38, zoom: 1.7, at: [0.6, 0.4, 0.9] },
      angle: { azimuth: -34, elevation: 24 },
    },
  },
};

/** An open jute sack with a rolled mouth, full of grain. */
function riceSack(params: Params, m: Materials): THREE.Object3D {
  const jute = m.fabric(params.color, 0.24, { side: THREE.DoubleSide });
  const body = turned(
    [
      [0, 0.1],
      [4.6, 0.05],
      [5.6, 0.8],
      [6, 3],
      [5.8, 6],
      [5.1, 8.6],
      [4.9, 9.4],
    ],
    true,
    96,
  );
  const slump = (p: THREE.Vector3) => {
    const angle = Math.atan2(p.z, p.x);
    const swell = 1 + 0.022 * Math.sin(angle * 5 + p.y) + 0.016 * Math.sin(angle * 9 - p.y * 1.7) * (p.y / 9);
    p.set(p.x * swell, p.y, p.z * swell);
  };
  warp(body, slump);
  const roll = (radius: number, y: number, thick: number) =>
    mesh(
      tube(
        Array.from({ length: 40 }, (_, i) => {
          const angle = (i / 40) * Math.PI * 2;
          const r = radius * (1 + 0.02 * Math.sin(angle * 5 + 9) + 0.014 * Math.sin(angle * 9));
          return [Math.cos(angle) * r, y + 0.16 * Math.sin(angle * 3 + 1), Math.sin(angle) * r] as [
            number,
            number,
            number,
          ];
        }),
        thick,
        true,
        140,
        14,
      ),
      jute,
    );
  const band = mesh(
    warp(
      turned(
        [
          [6.02, 2.2],
          [6.13, 3],
          [6.16, 4.4],
          [6.06, 5.4],
        ],
        true,
        96,
      ),
      slump,
    ),
    m.fabric(params.accent, 0.16, { side: THREE.DoubleSide }),
  );
  const heap = mesh(
    warp(
      turned(
        [
          [4.9, 8.9],
          [4.2, 9.7],
          [2.4, 10.5],
          [0, 10.9],
        ],
        true,
        64,
      ),
      () => {},
    ),
    m.clay("#f3ecd8", 0.2, { roughness: 0.9 }),
  );
  const rice = m.plastic("#f6f0df", 0.5);
  const random = dice(params.seed);
  const grain = new THREE.CapsuleGeometry(0.08, 0.42, 2, 6);
  const onHeap = scatter(grain, rice, 950, random, () => {
    const [angle, r] = [random() * Math.PI * 2, Math.sqrt(random()) * 4.7];
    return [Math.cos(angle) * r, 10.95 - (r / 4.7) ** 2 * 1.9 + random() * 0.06, Math.sin(angle) * r];
  });
  onHeap.userData.shadow = false;
  const spilled = scatter(
    grain,
    rice,
    300,
    random,
    () => {
      const [angle, r] = [0.5 + random() * 1.3, 6 + random() ** 2 * 3.6];
      return [Math.cos(angle) * r, 0.08 + Math.max(0, 0.5 - (r - 6) * 0.25) * random(), Math.sin(angle) * r];
    },
    0.2,
  );
  return group(mesh(body, jute), roll(5.05, 9.3, 0.42), roll(5.2, 8.7, 0.36), band, heap, onHeap, spilled);
}

/** A folded paper bag of flour with a label and a little heap in front. */
function flourBag(params: Params, m: Materials): THREE.Object3D {
  const kraft = m.paper(params.color, { surface: { kind: "grain", scale: 0.5, depth: 0.12, stain: 0.12 } });
  const bag = new THREE.BoxGeometry(10, 13, 5.4, 30, 40, 16);
  warp(bag, (p) => {
    const t = (p.y + 6.5) / 13;
    const bulge = 1 + 0.1 * Math.sin(Math.PI * Math.min(1, t * 1.05));
    const pinch = t > 0.78 ? 1 - (t - 0.78) * 3.4 : 1;
    p.z *= Math.max(0.16, pinch) * bulge;
    p.x *= 1 + 0.03 * Math.sin(Math.PI * t);
    p.z += 0.12 * Math.sin(p.x * 1.1 + p.y * 0.8) * Math.sin(p.y * 1.3) * (t > 0.1 ? 1 : 0);
  });
  const fold = mesh(plate(roundedRect(10.1, 1.9, 0.1), 0.5, 0.2), kraft, [0, 6, 0.55]);
  fold.rotation.x = -0.12;
  const stitch = group(
    ...Array.from({ length: 22 }, (_, i) =>
      mesh(new THREE.CapsuleGeometry(0.05, 0.24, 4, 8).rotateZ(Math.PI / 2), m.fabric("#f3ead6", 0.05), [
        -4.6 + i * 0.44,
        6,
        0.84,
      ]),
    ),
  );
  const label = new THREE.Shape().absarc(0, 0, 2.9, 0, Math.PI * 2, false) as THREE.Shape;
  const disc = group(
    mesh(sheet(label, 64), m.paper(params.accent)),
    mesh(new THREE.RingGeometry(2.35, 2.5, 64), m.paper("#f3e6cc"), [0, 0, 0.02]),
    wheat(m),
  );
  disc.position.set(0, -0.4, 3.12);
  const flour = mesh(
    warp(new THREE.SphereGeometry(1, 64, 32, 0, Math.PI * 2, 0, Math.PI / 2).scale(2.6, 1.3, 1.9), (p) => {
      p.y += 0.08 * Math.sin(p.x * 5) * Math.cos(p.z * 6);
    }),
    m.clay("#f3e9d4", 0.09),
    [3.8, -6.5, 5.2],
  );
  return group(mesh(bag, kraft), fold, stitch, disc, flour);
}

function wheat(m: Materials): THREE.Object3D {
  const gold = m.paper("#f0d8a0");
  const ear = new THREE.Group();
  for (let i = 0; i < 6; i++) {
    for (const side of [-1, 1]) {
      const seed = mesh(new THREE.SphereGeometry(1, 16, 12).scale(0.16, 0.42, 0.04), gold, [
        side * 0.27,
        -0.2 + i * 0.32,
        0.04,
      ]);
      seed.rotation.z = -side * 0.5;
      ear.add(seed);
    }
  }
  return ear.add(
    mesh(new THREE.BoxGeometry(0.07, 3.2, 0.03), m.paper(shade("#f0d8a0", -0.1)), [0, -0.2, 0.03]),
  );
}

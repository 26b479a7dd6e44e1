import * as THREE from "three";
import { scatter } from "../parts/grains.ts";
import type { Materials } from "../rig/materials.ts";
import type { Models, Params } from "../rig/model.ts";
import { dice, shade } from "../rig/paint.ts";
import { group, mesh, softened, tube, turned, warp } from "../rig/shapes.ts";

export const models: Models = {
  jar: {
    build: jar,
    shots: {
      main: { azimuth: 20, elevation: 12 },
      detail: { azimuth: 24, elevation: 22, zoom: 1.8, at: [0.5, 0.7, 0.7] },
      angle: { azimuth: -30, elevation: 28 },
    },
  },
};

function jar(params: Params, m: Materials): THREE.Object3D {
  const pickle = /pickle/.test(params.fill);
  const glass = turned(
    softened(
      [
        [0, 0],
        [4.1, 0],
        [4.4, 0.5],
        [4.4, 9],
        [4.1, 10],
        [3.5, 10.5],
        [3.5, 11.6],
      ],
      0.5,
    ),
  );
  const shell = mesh(glass, m.glass("#fbfdfc"));
  shell.userData.shadow = false;
  const whole = group(pickle ? pickleFill(params, m) : lentils(params, m), shell);
  whole.add(
    mesh(
      turned([
        [3.5, 11.2],
        [3.75, 11.2],
        [3.75, 11.45],
        [3.5, 11.5],
      ]),
      m.glass("#f4f8f6"),
    ),
  );
  return whole.add(pickle ? clothLid(params, m) : steelLid(m));
}

function lentils(params: Params, m: Materials): THREE.Object3D {
  const random = dice(params.seed);
  const hues = ["#d9a441", "#b3472d", "#e7cf8b", "#6f7a3a", "#8a5a2b", "#e0b04f"];
  const core = mesh(
    turned(
      softened(
        [
          [0, 0.3],
          [3.85, 0.3],
          [4.1, 0.7],
          [4.1, 9.1],
          [0, 9.4],
        ],
        0.4,
      ),
    ),
    m.clay("#a8752f", 0.3),
  );
  const seed = new THREE.SphereGeometry(0.4, 7, 5).scale(1, 0.5, 1);
  const skin = scatter(
    seed,
    m.plastic("#ffffff", 0.5),
    950,
    random,
    () => {
      const angle = random() * Math.PI * 2;
      return [Math.cos(angle) * 4.08, 0.5 + random() * 8.6, Math.sin(angle) * 4.08];
    },
    Math.PI,
    hues,
  );
  skin.userData.shadow = false;
  const top = scatter(
    seed,
    m.plastic("#ffffff", 0.5),
    420,
    random,
    () => {
      const [angle, r] = [random() * Math.PI * 2, Math.sqrt(random()) * 3.9];
      return [Math.cos(angle) * r, 9.3 + random() * 0.2, Math.sin(angle) * r];
    },
    Math.PI,
    hues,
  );
  const loose = scatter(
    seed,
    m.plastic("#ffffff", 0.5),
    46,
    random,
    () => {
      const [angle, r] = [0.35 + random() * 1.9, 4.9 + random() ** 2 * 3];
      return [Math.cos(angle) * r, 0.14, Math.sin(angle) * r];
    },
    0.3,
    hues,
  );
  return group(core, skin, top, loose);
}

function pickleFill(params: Params, m: Materials): THREE.Object3D {
  const random = dice(params.seed);
  const oil = mesh(
    turned(
      softened(
        [
          [0, 0.3],
          [3.9, 0.3],
          [4.15, 0.7],
          [4.15, 9.2],
          [0, 9.3],
        ],
        0.4,
      ),
    ),
    m.gloss(params.color, { roughness: 0.25 }),
  );
  const chunk = warp(new THREE.SphereGeometry(1, 14, 10), (p) => {
    const square = (v: number) => Math.sign(v) * Math.abs(v) ** 0.5;
    p.set(square(p.x) * 0.72, square(p.y) * 0.46, square(p.z) * 0.6);
  });
  const pieces = scatter(
    chunk,
    m.gloss("#ffffff", { roughness: 0.3 }),
    150,
    random,
    () => {
      const angle = random() * Math.PI * 2;
      return [Math.cos(angle) * 3.68, 1.1 + random() * 7.7, Math.sin(angle) * 3.68];
    },
    Math.PI,
    ["#b9741d", "#8a5a16", "#cf8f2a", "#6f6a1f", "#a54a16", "#c7a23a"],
  );
  const seeds = scatter(
    new THREE.SphereGeometry(0.13, 8, 6),
    m.gloss("#ffffff"),
    240,
    random,
    () => {
      const angle = random() * Math.PI * 2;
      return [Math.cos(angle) * 4.1, 0.8 + random() * 8, Math.sin(angle) * 4.1];
    },
    Math.PI,
    ["#e2b33a", "#3a2a18", "#a5301f"],
  );
  return group(oil, pieces, seeds);
}

function steelLid(m: Materials): THREE.Object3D {
  const lid = mesh(
    turned(
      softened(
        [
          [0, 10.9],
          [3.95, 10.9],
          [3.95, 12.6],
          [3.6, 12.9],
          [0, 12.9],
        ],
        0.25,
      ),
    ),
    m.brushed("#cfd2d5", 0.2, "y"),
  );
  const ring = mesh(
    new THREE.TorusGeometry(3.96, 0.1, 12, 80).rotateX(Math.PI / 2),
    m.metal("#d8dadd", 0.18),
    [0, 11.05, 0],
  );
  const knob = mesh(
    turned(
      softened(
        [
          [0, 12.85],
          [0.5, 12.85],
          [0.45, 13.3],
          [0.95, 13.7],
          [0.8, 14.2],
          [0, 14.25],
        ],
        0.18,
      ),
    ),
    m.metal("#d8dadd", 0.16),
  );
  return group(lid, ring, knob);
}

function clothLid(params: Params, m: Materials): THREE.Object3D {
  const cloth = turned(
    [
      [0, 12.55],
      [2.8, 12.5],
      [3.75, 12.2],
      [3.9, 11.5],
      [3.72, 10.9],
      [4.2, 10.1],
      [5.2, 9.3],
    ],
    true,
    128,
  );
  warp(cloth, (p) => {
    const angle = Math.atan2(p.z, p.x);
    const loose = Math.max(0, (11 - p.y) / 1.8);
    const wave =
      1 +
      loose * 0.13 * Math.sin(angle * 11 + Math.sin(angle * 3)) +
      0.008 * Math.sin(angle * 22) * (p.y > 11 && p.y < 12.3 ? 1 : 0);
    p.set(p.x * wave, p.y + loose * 0.35 * Math.sin(angle * 4 + 0.7), p.z * wave);
  });
  const twine = m.fabric("#a5773f", 0.08);
  const ties = [10.75, 10.95].map((y) =>
    mesh(new THREE.TorusGeometry(3.86, 0.13, 10, 96).rotateX(Math.PI / 2), twine, [0, y, 0]),
  );
  const bow = (side: number) =>
    mesh(
      tube(
        [
          [0, 10.85, 3.95],
          [side * 0.9, 11.5, 4.5],
          [side * 1.7, 11, 4.7],
          [side * 1.1, 10.4, 4.6],
          [0, 10.8, 4.1],
          [side * 0.5, 9.8, 4.7],
          [side * 0.9, 8.6, 4.9],
        ],
        0.1,
        false,
        60,
        8,
      ),
      twine,
    );
  return group(
    mesh(cloth, m.fabric(shade(params.accent, -0.04), 0.15, { side: THREE.DoubleSide })),
    ...ties,
    bow(-1),
    bow(1),
  );
}

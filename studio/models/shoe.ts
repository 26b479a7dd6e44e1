import * as THREE from "three";
import type { Materials } from "../rig/materials.ts";
import type { Models, Params } from "../rig/model.ts";
import { shade } from "../rig/paint.ts";
import { group, mesh, tube } from "../rig/shapes.ts";

export const models: Models = {
  shoe: {
    build: pair,
    shots: { main: { azimuth: 34, elevation: 20 }, angle: { azimuth: -46, elevation: 26 } },
  },
};

function pair(params: Params, m: Materials): THREE.Object3D {
  const left = shoe(params, m);
  const right = shoe(params, m);
  right.scale.z = -1;
  right.position.set(-2.4, 0, -11.5);
  right.rotation.y = 0.12;
  const whole = group(left, right);
  whole.rotation.y = -0.2;
  return whole;
}

/** The outline of the sole: half width to each side of the middle line, toe at +x. */
function width(x: number): { out: number; inn: number } {
  const t = (x + 14) / 28;
  const ellipse = (past: number) => Math.sqrt(Math.max(0, 1 - Math.max(0, past) ** 2));
  const round = ellipse((0.14 - t) / 0.14) * ellipse((t - 0.74) / 0.26);
  const shape =
    3.3 + 1.5 * Math.exp(-(((t - 0.72) / 0.24) ** 2)) + 0.25 * Math.exp(-(((t - 0.1) / 0.14) ** 2));
  return { out: shape * round, inn: (shape - 0.75 * Math.exp(-(((t - 0.42) / 0.16) ** 2))) * round };
}

/** Height of the upper's middle line. */
function ridge(x: number): number {
  const points: [number, number][] = [
    [-14, 8.9],
    [-12, 9.4],
    [-8, 8.6],
    [-5.5, 8.8],
    [-3.5, 9.6],
    [0, 8.6],
    [4, 7.1],
    [8, 5.9],
    [11, 5.2],
    [13, 4.4],
    [14, 3.2],
  ];
  for (let i = 1; i < points.length; i++) {
    const [[x0, y0], [x1, y1]] = [points[i - 1]!, points[i]!];
    if (x <= x1) {
      const t = (x - x0) / (x1 - x0);
      return y0 + (y1 - y0) * t;
    }
  }
  return 1.4;
}

function shoe(params: Params, m: Materials): THREE.Object3D {
  const knit = m.plastic(params.colour, 0.9, {
    specularIntensity: 0.2,
    sheen: 0.25,
    side: THREE.DoubleSide,
    surface: { kind: "knit", scale: 0.34, depth: 0.45, stain: 0.3 },
  });
  const foam = m.plastic("#f4f1ea", 0.65, { side: THREE.DoubleSide });
  const accent = m.plastic(params.accent, 0.5);
  const whole = group(
    mesh(sole(0, 3.2, 1.06), foam),
    mesh(sole(-0.5, 0.1, 1.0), m.rubber("#2a2b2e", { side: THREE.DoubleSide })),
    mesh(upper(), knit),
  );
  const line = (side: number) =>
    Array.from({ length: 40 }, (_, i) => {
      const x = -13.4 + (26.8 * i) / 39;
      const w = width(x);
      return [x, 1.75 + sweep(x), side > 0 ? w.out * 1.075 : -w.inn * 1.075] as [number, number, number];
    });
  for (const side of [-1, 1]) whole.add(mesh(tube(line(side), 0.16, false, 120, 6), accent));
  whole.add(collar(m, params), tongue(m, params), ...laces(m), ...flashes(accent), heel(accent));
  return whole;
}

const sweep = (x: number) => 1.3 * Math.max(0, (x - 5) / 9) ** 2 + 0.7 * Math.max(0, (-9 - x) / 5) ** 2;

function sole(low: number, high: number, wide: number): THREE.BufferGeometry {
  return skin(64, 48, (u, v) => {
    const plan = -13.999 * Math.cos(u * Math.PI);
    const x = plan * (wide > 1 ? 1.02 : 1);
    const w = width(plan);
    const angle = v * Math.PI * 2;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const square = (k: number) => Math.sign(k) * Math.abs(k) ** 0.45;
    const z = square(c) * (c > 0 ? w.out : w.inn) * wide;
    const lift = sweep(x);
    return [x, (low + high) / 2 + (square(s) * (high - low)) / 2 + lift, z];
  });
}

function upper(): THREE.BufferGeometry {
  return skin(90, 60, (u, v) => {
    const x = -13.7 * Math.cos(u * Math.PI);
    const w = width(x * 1.01);
    const angle = v * Math.PI;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const top = ridge(x);
    const mouth = x < -3.2 && x > -12.8 ? Math.sqrt(Math.max(0, 1 - ((x + 8) / 4.9) ** 2)) : 0;
    const base = 2.6 + sweep(x);
    const square = (k: number, p: number) => Math.sign(k) * Math.abs(k) ** p;
    let y = base + square(s, 0.78) * (top - base);
    const z = square(c, 0.7) * (c > 0 ? w.out : w.inn) * (1 - 0.1 * s);
    const open = mouth * 1.9;
    if (mouth > 0 && Math.abs(z) < open) {
      y = Math.min(y, top - (1 - (Math.abs(z) / open) ** 2) * 6.4 * mouth);
    }
    return [x, y, z];
  });
}

/** A closed or open skin from a function of two turns, 0 to 1. */
function skin(
  along: number,
  around: number,
  at: (u: number, v: number) => [number, number, number],
): THREE.BufferGeometry {
  const places: number[] = [];
  const faces: number[] = [];
  for (let i = 0; i <= along; i++)
    for (let j = 0; j <= around; j++) places.push(...at(i / along, j / around));
  for (let i = 0; i < along; i++) {
    for (let j = 0; j < around; j++) {
      const a = i * (around + 1) + j;
      const b = a + around + 1;
      faces.push(a, b, a + 1, b, b + 1, a + 1);
    }
  }
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute("position", new THREE.Float32BufferAttribute(places, 3));
  geometry.setAttribute(
    "uv",
    new THREE.Float32BufferAttribute(new Array((places.length / 3) * 2).fill(0), 2),
  );
  geometry.setIndex(faces);
  geometry.computeVertexNormals();
  return geometry;
}

function collar(m: Materials, params: Params): THREE.Object3D {
  const ring = Array.from({ length: 40 }, (_, i) => {
    const angle = (i / 40) * Math.PI * 2;
    const x = -8 + Math.cos(angle) * 4.7;
    return [x, ridge(x) - 0.25 - Math.abs(Math.sin(angle)) * 0.9, Math.sin(angle) * 2.1] as [
      number,
      number,
      number,
    ];
  });
  return mesh(tube(ring, 0.62, true, 120, 10), m.fabric(shade(params.colour, -0.3), 0.12));
}

function tongue(m: Materials, params: Params): THREE.Object3D {
  const flap = skin(20, 12, (u, v) => {
    const x = -4.6 + u * 9;
    const z = (v - 0.5) * (3.4 - u * 1);
    return [x - (1 - u) * 0.4, ridge(Math.max(-3.4, x)) + 0.28 + (1 - u) ** 2 * 1.7 - z * z * 0.16, z];
  });
  return mesh(flap, m.fabric(shade(params.colour, -0.18), 0.12, { side: THREE.DoubleSide }));
}

function laces(m: Materials): THREE.Object3D[] {
  const cord = m.fabric("#f6f3ec", 0.09);
  const rows: THREE.Object3D[] = [];
  for (let i = 0; i < 6; i++) {
    const x = -2.4 + i * 1.35;
    const y = ridge(x) + 0.5;
    for (const side of [-1, 1]) {
      const band = tube(
        [
          [x, y - 0.75, side * 2],
          [x + 0.2, y - 0.05, side * 1.1],
          [x + 0.5, y + 0.14, 0],
          [x + 0.95, y - 0.4, -side * 1.15],
          [x + 1.3, y - 1.3, -side * 1.9],
        ],
        0.24,
        false,
        30,
        6,
      );
      rows.push(mesh(band, cord));
    }
  }
  for (const side of [-1, 1]) {
    const y = ridge(-2.4) + 0.7;
    rows.push(
      mesh(
        tube(
          [
            [-2.4, y, 0],
            [-2.8, y + 1, side * 1.2],
            [-2.2, y + 0.7, side * 2.7],
            [-1.6, y - 0.4, side * 2.6],
            [-2, y + 0.1, side * 1],
            [-2.4, y, 0],
          ],
          0.2,
          false,
          50,
          6,
        ),
        cord,
      ),
    );
  }
  return rows;
}

/** Two slanting bands on each flank. */
function flashes(material: THREE.Material): THREE.Object3D[] {
  const bands: THREE.Object3D[] = [];
  for (const side of [-1, 1]) {
    for (const start of [-4.2, -1.6]) {
      const points = Array.from({ length: 14 }, (_, i) => {
        const t = i / 13;
        const x = start + t * 5.6;
        const w = width(x * 1.01);
        const s = 0.72 - t * 0.62;
        const c = Math.sqrt(1 - s * s);
        const base = 2.6 + sweep(x);
        return [
          x,
          base + s ** 0.78 * (ridge(x) - base),
          side * (c ** 0.7 * (side > 0 ? w.out : w.inn) * (1 - 0.1 * s) + 0.06),
        ] as [number, number, number];
      });
      bands.push(mesh(tube(points, 0.28, false, 60, 8), material));
    }
  }
  return bands;
}

function heel(material: THREE.Material): THREE.Object3D {
  return mesh(
    tube(
      [
        [-13.3, 9.2, -0.1],
        [-14.2, 10.6, 0],
        [-14.1, 9, 0],
        [-13.9, 6.6, 0],
        [-13.9, 4.4, 0],
      ],
      0.42,
      false,
      40,
      8,
    ),
    material,
  );
}

import * as THREE from "three";
import { beads, brilliant, cabochon, chain, loop, type Path } from "../parts/jewels.ts";
import type { Materials } from "../rig/materials.ts";
import type { Models, Params } from "../rig/model.ts";
import { group, mesh, plate } from "../rig/shapes.ts";

export const models: Models = {
  necklace: {
    build: (params, materials) =>
      params.beads
        ? strand(params, materials)
        : /choker/.test(params.pendant)
          ? choker(params, materials)
          : pendant(params, materials),
    shots: {
      main: { azimuth: 12, elevation: 52 },
      detail: { azimuth: 10, elevation: 40, zoom: 2.3, at: [0.5, 0.5, 0.86] },
      angle: { azimuth: -32, elevation: 34 },
    },
  },
};

function drape(width: number, depth: number, lift: number): Path {
  return loop([
    [-0.15, lift, -depth * 0.95],
    [-width * 0.55, lift, -depth * 0.8],
    [-width, lift, -depth * 0.25],
    [-width * 0.72, lift, depth * 0.42],
    [0, lift, depth],
    [width * 0.72, lift, depth * 0.42],
    [width, lift, -depth * 0.25],
    [width * 0.55, lift, -depth * 0.8],
    [0.15, lift, -depth * 0.95],
  ]);
}

function pendant(params: Params, m: Materials): THREE.Object3D {
  const metal = m.metal(params.colour, 0.2);
  const whole = group(chain(drape(7, 9, 0.14), 210, 0.3, 0.055, metal));
  const clasp = mesh(
    new THREE.TorusGeometry(0.3, 0.09, 12, 32).rotateX(Math.PI / 2),
    metal,
    [0, 0.16, -8.55],
  );
  const [outer, inner, shift, turn] = [2.1, 1.62, 0.86, 0.75];
  const open = Math.acos((shift * shift + outer * outer - inner * inner) / (2 * shift * outer));
  const back = Math.atan2(outer * Math.sin(open), outer * Math.cos(open) - shift);
  const moon = new THREE.Shape();
  moon.absarc(0, 0, outer, turn + open, turn - open + Math.PI * 2, false);
  moon.absarc(
    Math.cos(turn) * shift,
    Math.sin(turn) * shift,
    inner,
    turn - back + Math.PI * 2,
    turn + back,
    true,
  );
  const crescent = mesh(plate(moon, 0.42, 0.12, 64), m.metal(params.colour, 0.3), [0, 0.3, 11.6]);
  crescent.rotation.set(-Math.PI / 2, 0, 0);
  const bail = mesh(new THREE.TorusGeometry(0.36, 0.1, 12, 32), metal, [0, 0.3, 9.35]);
  bail.rotation.y = Math.PI / 2;
  const star = brilliant(m, "#eef4fa", 0.5);
  star.position.set(0.75, 0.45, 11.1);
  const cup = mesh(new THREE.TorusGeometry(0.5, 0.1, 12, 32).rotateX(Math.PI / 2), metal, [0.75, 0.42, 11.1]);
  return whole.add(clasp, crescent, bail, star, cup);
}

function strand(params: Params, m: Materials): THREE.Object3D {
  const path = drape(7.4, 8.6, 0.5);
  const pearls = beads(
    path,
    params.beads,
    (t) => 0.36 + 0.15 * Math.sin(t * Math.PI) ** 2,
    m.pearl(params.colour),
  );
  const clasp = mesh(new THREE.SphereGeometry(0.48, 32, 20), m.metal(params.accent, 0.2), [0, 0.45, -8.2]);
  clasp.scale.set(1.3, 0.9, 0.9);
  return group(pearls, clasp);
}

/** The choker stands as it would round a neck, open at the back. */
function choker(params: Params, m: Materials): THREE.Object3D {
  const gold = m.metal(params.colour, 0.26);
  const whole = new THREE.Group();
  const count = 19;
  for (let i = 0; i < count; i++) {
    const t = (i - (count - 1) / 2) / count;
    const angle = t * Math.PI * 1.5;
    const panel = chokerPanel(params, m, gold, 1 + 0.28 * Math.cos(t * Math.PI));
    panel.position.set(Math.sin(angle) * 6.2, 2.6, Math.cos(angle) * 5.6);
    panel.rotation.set(0, angle, 0);
    const lean = group(panel);
    whole.add(lean);
  }
  for (const [y, wire] of [
    [1.75, 0.09],
    [3.65, 0.09],
  ] as const) {
    const points = Array.from({ length: 40 }, (_, i) => {
      const angle = (i / 39 - 0.5) * Math.PI * 1.43;
      return [Math.sin(angle) * 6.1, y, Math.cos(angle) * 5.5] as [number, number, number];
    });
    whole.add(beads(loop(points), 120, () => wire * 1.5, gold, 12));
  }
  for (const side of [-1, 1]) {
    const cord = loop([
      [side * 4.7, 2.7, -4.2],
      [side * 3.4, 1.4, -5.4],
      [side * 1.6, 0.3, -6.2],
      [side * 0.6, 0.2, -7.4],
    ]);
    whole.add(beads(cord, 22, () => 0.2, gold, 14));
  }
  return whole;
}

function chokerPanel(params: Params, m: Materials, gold: THREE.Material, size: number): THREE.Object3D {
  const petal = new THREE.Shape();
  petal
    .moveTo(0, -1)
    .bezierCurveTo(0.75, -0.8, 0.85, 0.5, 0, 1)
    .bezierCurveTo(-0.85, 0.5, -0.75, -0.8, 0, -1);
  const whole = group(mesh(plate(petal, 0.3, 0.12, 24), gold));
  const stone = cabochon(m, "#f6f1e6", 0.4, 0.55, 0.28);
  stone.rotation.x = Math.PI / 2;
  stone.position.z = 0.12;
  whole.add(stone);
  const rim = Array.from({ length: 16 }, (_, i) => {
    const point = petal.getPointAt(i / 16);
    return [point.x * 0.88, point.y * 0.88, 0.17] as [number, number, number];
  });
  whole.add(beads(loop(rim, true), 22, () => 0.07, gold, 10));
  whole.add(mesh(new THREE.SphereGeometry(0.09, 12, 8), m.gem("#8a1f2d", { metalness: 0.5 }), [0, 0.8, 0.2]));
  whole.add(mesh(new THREE.CylinderGeometry(0.035, 0.035, 0.4, 8), gold, [0, -1.15, 0]));
  whole.add(mesh(new THREE.SphereGeometry(0.27, 24, 18), m.pearl(params.accent), [0, -1.55, 0]));
  whole.scale.setScalar(size);
  return whole;
}

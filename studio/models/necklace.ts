import * as THREE from "three";
import { beads, cabochon, loop } from "../parts/jewels.ts";
import type { Materials } from "../rig/materials.ts";
import type { Models, Params } from "../rig/model.ts";
import { group, mesh, plate } from "../rig/shapes.ts";

export const models: Models = {
  necklace: {
    build: choker,
    shots: {
      main: { azimuth: 12, elevation: 52 },
      detail: { azimuth: 10, elevation: 40, zoom: 2.3, at: [0.5, 0.5, 0.86] },
      angle: { azimuth: -32, elevation: 34 },
    },
  },
};

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

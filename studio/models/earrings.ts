import * as THREE from "three";
import type { Materials } from "../rig/materials.ts";
import type { Models, Params } from "../rig/model.ts";
import { group, mesh, roundedBox } from "../rig/shapes.ts";

export const models: Models = {
  earrings: {
    build: studs,
    shots: {
      main: { azimuth: 16, elevation: 10 },
      angle: { azimuth: -36, elevation: 4 },
      detail: { azimuth: -22, elevation: 30, zoom: 1.5, at: [0.5, 0.6, 0.6] },
    },
  },
};

function studs(params: Params, m: Materials): THREE.Object3D {
  const card = mesh(roundedBox(9.2, 7.4, 1.6, 0.35), m.fabric("#e3d9c8", 0.09), [0, 0, 0]);
  const whole = group(card);
  for (const side of [-1, 1]) {
    const one = lotus(params, m);
    one.position.set(side * 2, 0.2, 0.95);
    whole.add(one);
  }
  whole.rotation.x = -0.5;
  return whole;
}

function lotus(params: Params, m: Materials): THREE.Object3D {
  const gold = m.metal(params.colour, 0.3);
  const pale = m.metal(params.accent, 0.26);
  const whole = new THREE.Group();
  const petal = () => {
    const leaf = new THREE.SphereGeometry(1, 24, 16).scale(0.36, 0.85, 0.14);
    const places = leaf.attributes.position;
    for (let i = 0; i < places.count; i++) {
      const y = places.getY(i);
      places.setX(i, places.getX(i) * (y > 0 ? 1 - 0.55 * (y / 0.85) ** 2 : 1));
      places.setZ(i, places.getZ(i) + 0.22 * (y / 0.85 + 0.4) ** 2);
    }
    leaf.computeVertexNormals();
    return leaf;
  };
  for (const [count, size, lift, metal] of [
    [8, 1.05, 0, gold],
    [8, 0.72, 0.2, pale],
    [5, 0.42, 0.36, gold],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const angle = ((i + (count === 8 && size < 1 ? 0.5 : 0)) / count) * Math.PI * 2;
      const leaf = mesh(petal(), metal, [
        -Math.sin(angle) * size * 0.72,
        Math.cos(angle) * size * 0.72,
        lift,
      ]);
      leaf.rotation.z = angle;
      leaf.scale.setScalar(size);
      whole.add(leaf);
    }
  }
  whole.add(mesh(new THREE.SphereGeometry(0.27, 24, 16), pale, [0, 0, 0.5]));
  return whole;
}

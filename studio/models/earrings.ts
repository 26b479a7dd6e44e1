import * as THREE from "three";
import { beads, hanger, loop } from "../parts/jewels.ts";
import type { Materials } from "../rig/materials.ts";
import type { Models, Params } from "../rig/model.ts";
import { shade } from "../rig/paint.ts";
import { group, mesh, roundedBox, tube, turned } from "../rig/shapes.ts";

export const models: Models = {
  earrings: {
    build: (params, materials) =>
      /stud/.test(params.shape) ? studs(params, materials) : hanging(params, materials),
    shots: {
      main: { azimuth: 16, elevation: 10 },
      angle: { azimuth: -36, elevation: 4 },
      detail: { azimuth: -22, elevation: 30, zoom: 1.5, at: [0.5, 0.6, 0.6] },
    },
  },
};

function hanging(params: Params, m: Materials): THREE.Object3D {
  const stand = hanger(m, 10, 2.8);
  for (const side of [-1, 1]) {
    const one = jhumka(params, m);
    one.position.set(side * 2.2, 10.02, 0);
    one.rotation.y = side * 0.12;
    stand.add(one);
  }
  return stand;
}

function hook(metal: THREE.Material): THREE.Mesh {
  return mesh(
    tube(
      [
        [0, -1.5, 0],
        [0, -0.9, 0],
        [0, -0.2, 0.12],
        [0, 0.16, 0],
        [0, 0.1, -0.2],
        [0, -0.5, -0.32],
      ],
      0.06,
      false,
      50,
      8,
    ),
    metal,
  );
}

function jhumka(params: Params, m: Materials): THREE.Object3D {
  const metal = m.metal(params.colour, 0.36);
  const dark = m.metal(shade(params.colour, -0.55), 0.5);
  const light = m.metal(params.accent, 0.24);
  const whole = group(hook(light));
  const flower = group(
    mesh(
      turned([
        [0, -0.1],
        [0.62, -0.1],
        [0.66, 0],
        [0.6, 0.08],
        [0, 0.14],
      ]).rotateX(Math.PI / 2),
      dark,
    ),
  );
  for (let i = 0; i < 10; i++) {
    const petal = mesh(new THREE.SphereGeometry(0.2, 16, 12), light, [
      Math.cos((i * Math.PI) / 5) * 0.48,
      Math.sin((i * Math.PI) / 5) * 0.48,
      0.1,
    ]);
    petal.scale.set(1, 1, 0.6);
    flower.add(petal);
  }
  flower.add(mesh(new THREE.SphereGeometry(0.25, 20, 14), light, [0, 0, 0.13]));
  flower.position.y = -1.95;
  whole.add(flower, mesh(new THREE.TorusGeometry(0.16, 0.05, 10, 24), light, [0, -2.75, 0]));
  const dome = turned(
    [
      [0.12, 0],
      [0.34, -0.05],
      [0.45, -0.3],
      [0.95, -0.62],
      [1.35, -1.15],
      [1.5, -1.75],
      [1.42, -1.75],
      [1.2, -1.2],
      [0.3, -0.5],
    ],
    true,
  );
  whole.add(mesh(dome, metal, [0, -2.9, 0]));
  const ringAt = (radius: number, y: number, count: number, size: number, material: THREE.Material) => {
    const points = Array.from(
      { length: 24 },
      (_, i) =>
        [Math.cos((i * Math.PI) / 12) * radius, y, Math.sin((i * Math.PI) / 12) * radius] as [
          number,
          number,
          number,
        ],
    );
    whole.add(beads(loop(points, true), count, () => size, material, 12));
  };
  ringAt(0.5, -3.2, 16, 0.08, light);
  ringAt(1.12, -3.72, 26, 0.075, light);
  ringAt(1.42, -4.2, 34, 0.09, light);
  ringAt(1.5, -4.62, 36, 0.11, light);
  for (let i = 0; i < (params.drops ?? 12); i++) {
    const angle = (i / (params.drops ?? 12)) * Math.PI * 2;
    const [x, z] = [Math.cos(angle) * 1.46, Math.sin(angle) * 1.46];
    whole.add(
      mesh(new THREE.CylinderGeometry(0.025, 0.025, 0.3, 6), light, [x, -4.85, z]),
      mesh(new THREE.SphereGeometry(0.17, 16, 12), light, [x, -5.1, z]),
    );
  }
  return whole.add(
    mesh(
      turned(
        [
          [0, -0.5],
          [0.2, -0.35],
          [0.24, -0.15],
          [0.1, 0],
          [0, 0],
        ],
        true,
      ),
      light,
      [0, -4.75, 0],
    ),
  );
}

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

import * as THREE from "three";
import type { Materials } from "../rig/materials.ts";
import type { Models, Params } from "../rig/model.ts";
import { group, mesh, plate, roundedBox, roundedRect, softened, turned } from "../rig/shapes.ts";

export const models: Models = {
  watch: {
    build: watch,
    shots: {
      main: { azimuth: 24, elevation: 14 },
      detail: { azimuth: -14, elevation: 18, zoom: 2, at: [0.5, 0.62, 1] },
      "in-use": { azimuth: -34, elevation: 20 },
    },
  },
};

/** The closed strap stands on its side with the dial towards the camera. */
function watch(params: Params, m: Materials): THREE.Object3D {
  const strap = m.leather(params.accent, 0.09);
  const whole = group(band(strap, 2));
  whole.add(buckle(m.metal(params.colour, 0.2), 2));
  const head = dialHead(params, m);
  head.position.set(0, 0, 3.05);
  whole.add(head);
  whole.rotation.x = -0.42;
  return whole;
}

function band(material: THREE.Material, width: number): THREE.Object3D {
  const profile: [number, number][] = [];
  for (let i = 0; i <= 72; i++) {
    const angle = ((i / 72) * 1.9 + 0.05) * Math.PI;
    profile.push([Math.sin(angle) * 3.15, Math.cos(angle) * 2.75]);
  }
  const shape = new THREE.Shape([new THREE.Vector2(profile[0]![1], profile[0]![0])]);
  for (const [y, z] of profile) shape.lineTo(z, y);
  for (const [y, z] of [...profile].reverse()) shape.lineTo(z * 0.915, y * 0.925);
  const geometry = new THREE.ExtrudeGeometry(shape, {
    depth: width - 0.16,
    bevelEnabled: true,
    bevelSize: 0.08,
    bevelThickness: 0.08,
    bevelSegments: 3,
    bevelOffset: -0.04,
  });
  geometry.translate(0, 0, -(width - 0.16) / 2).rotateY(-Math.PI / 2);
  return mesh(geometry, material);
}

function buckle(metal: THREE.Material, width: number): THREE.Object3D {
  const frame = roundedRect(width + 0.5, 1.3, 0.25);
  frame.holes.push(roundedRect(width + 0.06, 0.86, 0.15));
  const loop = mesh(plate(frame, 0.2, 0.07), metal, [0, 0, -2.85]);
  const pin = mesh(roundedBox(0.14, 1.1, 0.14, 0.06), metal, [0, 0, -2.96]);
  return group(loop, pin);
}

function dialHead(params: Params, m: Materials): THREE.Object3D {
  const gold = m.metal(params.colour, 0.16);
  const flat = (geometry: THREE.BufferGeometry, material: THREE.Material, z: number) =>
    mesh(geometry.rotateX(Math.PI / 2), material, [0, 0, z]);
  const head = group(
    flat(
      turned(
        softened(
          [
            [0, -0.4],
            [1.9, -0.4],
            [2.1, -0.1],
            [2.1, 0.3],
            [1.85, 0.62],
            [1.7, 0.62],
            [1.66, 0.4],
            [0, 0.4],
          ],
          0.07,
        ),
      ),
      gold,
      0,
    ),
    mesh(
      new THREE.CircleGeometry(1.68, 64),
      m.plastic(params.dial ?? "#1f3a2e", 0.35, { clearcoat: 0.7 }),
      [0, 0, 0.42],
    ),
  );
  for (let i = 0; i < 60; i++) {
    const angle = (i * Math.PI) / 30;
    const [long, wide] = i % 15 === 0 ? [0.34, 0.12] : i % 5 === 0 ? [0.26, 0.075] : [0.08, 0.025];
    const tick = mesh(roundedBox(wide, long, 0.05, 0.02, 2), gold, [
      Math.sin(angle) * (1.52 - long / 2),
      Math.cos(angle) * (1.52 - long / 2),
      0.44,
    ]);
    tick.rotation.z = -angle;
    head.add(tick);
  }
  for (const [angle, long, wide, z] of [
    [-0.98, 0.85, 0.11, 0.48],
    [0.98, 1.3, 0.08, 0.52],
    [2.6, 1.4, 0.02, 0.55],
  ] as const) {
    const hand = mesh(roundedBox(wide, long, 0.03, 0.012, 2), gold, [
      Math.sin(angle) * long * 0.42,
      Math.cos(angle) * long * 0.42,
      z,
    ]);
    hand.rotation.z = -angle;
    head.add(hand);
  }
  head.add(mesh(new THREE.SphereGeometry(0.1, 20, 12), gold, [0, 0, 0.54]));
  const crown = mesh(new THREE.CylinderGeometry(0.26, 0.26, 0.36, 24), gold, [2.3, 0, 0.05]);
  crown.rotation.z = Math.PI / 2;
  head.add(crown);
  for (const [x, y] of [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ] as const) {
    const lug = mesh(roundedBox(0.36, 0.95, 0.5, 0.16), gold, [x * 1.18, y * 1.92, -0.22]);
    lug.rotation.x = y * 0.6;
    head.add(lug);
  }
  return head;
}

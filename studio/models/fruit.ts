import * as THREE from "three";
import type { Materials } from "../rig/materials.ts";
import type { Models, Params } from "../rig/model.ts";
import { dice } from "../rig/paint.ts";
import { group, mesh, roundedBox, tube, warp } from "../rig/shapes.ts";

export const models: Models = {
  fruit: {
    build: mangoCrate,
    shots: {
      main: { azimuth: 22, elevation: 26 },
      angle: { azimuth: -32, elevation: 38 },
      "in-use": { azimuth: -24, elevation: 30 },
    },
  },
};

/** Colours each vertex by a function of its place, for skins that ripen unevenly. */
function blush(
  geometry: THREE.BufferGeometry,
  pick: (p: THREE.Vector3) => THREE.Color,
): THREE.BufferGeometry {
  const places = geometry.attributes.position;
  const tints = new Float32Array(places.count * 3);
  const point = new THREE.Vector3();
  for (let i = 0; i < places.count; i++) pick(point.fromBufferAttribute(places, i)).toArray(tints, i * 3);
  return geometry.setAttribute("color", new THREE.BufferAttribute(tints, 3));
}

function mango(params: Params, m: Materials, lean: number): THREE.Object3D {
  const body = warp(new THREE.SphereGeometry(1, 64, 48), (p) => {
    const beak = 0.18 * Math.exp(-(((p.y + 0.75) / 0.35) ** 2));
    p.set(p.x * 2.2 * (1 + 0.12 * p.y) + beak * 1.6, p.y * 2.9, p.z * 1.9 * (1 + 0.1 * p.y));
    p.x += 0.14 * p.y * p.y * 0.5;
  });
  const [gold, green, red] = [
    new THREE.Color(params.color),
    new THREE.Color(params.accent),
    new THREE.Color("#d9622b"),
  ];
  blush(body, (p) =>
    gold
      .clone()
      .lerp(red, 0.6 * THREE.MathUtils.smoothstep(p.y + p.x * 0.9, 0.6, 3.4))
      .lerp(green, 0.55 * THREE.MathUtils.smoothstep(-p.y - p.z * 0.6, 1.2, 3.6) * lean),
  );
  const skin = m.plastic("#ffffff", 0.42, {
    vertexColors: true,
    clearcoat: 0.25,
    clearcoatRoughness: 0.4,
    surface: { kind: "peel", scale: 0.16, depth: 0.05, stain: 0.1 },
  });
  return group(
    mesh(body, skin),
    mesh(new THREE.CylinderGeometry(0.14, 0.2, 0.7, 14), m.clay("#6b4a28", 0.1), [0.15, 3.05, 0]),
  );
}

function mangoCrate(params: Params, m: Materials): THREE.Object3D {
  const wood = m.wood("#c99f68", 0.9, "x");
  const [w, h, d] = [19, 5.2, 12.5];
  const whole = new THREE.Group();
  for (const y of [1.1, 3.9]) {
    for (const side of [-1, 1])
      whole.add(
        mesh(roundedBox(w, 2.2, 0.5, 0.12), wood, [0, y, (side * d) / 2]),
        mesh(roundedBox(0.5, 2.2, d - 0.4, 0.12), m.wood("#c0955d", 0.9, "z"), [(side * w) / 2, y, 0]),
      );
  }
  for (const [x, z] of [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ] as const)
    whole.add(mesh(roundedBox(0.9, h, 0.9, 0.12), wood, [x * (w / 2 - 0.6), h / 2, z * (d / 2 - 0.6)]));
  whole.add(mesh(roundedBox(w, 0.4, d, 0.1), wood, [0, 0.2, 0]), straw(params, m, w, d, 2.9));
  const spots = [
    [-5.6, -2.4],
    [0, -2.8],
    [5.6, -2.5],
    [-5.5, 2.9],
    [0.2, 3],
    [5.7, 2.8],
  ];
  for (let i = 0; i < params.count; i++) {
    const one = mango(params, m, i % 2 ? 1 : 0.3);
    one.rotation.set(Math.PI / 2 - 0.1, i * 1.9, 0.9 + i * 0.8, "YXZ");
    one.rotation.set(-1.2 + (i % 3) * 0.15, 0.5 + i * 0.35, 0.3 * ((i % 2) * 2 - 1), "YXZ");
    one.position.set(spots[i % 6]![0]!, 5.1, spots[i % 6]![1]!);
    whole.add(one);
  }
  return whole;
}

function straw(params: Params, m: Materials, w: number, d: number, y: number): THREE.Object3D {
  const random = dice(params.seed);
  const tints = ["#dcc07a", "#c9a95c", "#e6d096"];
  const strands = group(
    mesh(roundedBox(w - 0.6, 0.4, d - 0.6, 0.1), m.clay("#b8964e", 0.4), [0, y - 0.2, 0]),
  );
  for (let i = 0; i < 130; i++) {
    const [x, z, turn] = [(random() - 0.5) * (w - 3), (random() - 0.5) * (d - 2.4), random() * Math.PI];
    const long = 1.4 + random() * 1.5;
    const curve = tube(
      [
        [-long, 0, 0],
        [-long * 0.3, 0.6 * random(), 0.5 * (random() - 0.5)],
        [long * 0.3, 0.5 * random(), 0.6 * (random() - 0.5)],
        [long, 0.1, 0],
      ],
      0.07,
      false,
      12,
      5,
    );
    const one = mesh(curve, m.plastic(tints[i % 3]!, 0.7), [x, y + random() * 0.8, z]);
    one.rotation.y = turn;
    strands.add(one);
  }
  return strands;
}

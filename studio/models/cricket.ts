import * as THREE from "three";
import type { Materials } from "../rig/materials.ts";
import type { Models, Params, View } from "../rig/model.ts";
import { shade } from "../rig/paint.ts";
import { group, mesh, plate, roundedBox, tube, warp } from "../rig/shapes.ts";

export const models: Models = {
  bat: {
    build: bat,
    shots: {
      main: { azimuth: 16, elevation: 26 },
      detail: { azimuth: 30, elevation: 34, zoom: 2.2, at: [0.72, 0.6, 0.4] },
    },
  },
  ball: {
    build: tennisBalls,
    shots: { main: { azimuth: 20, elevation: 22 }, "in-use": { azimuth: -22, elevation: 34 } },
  },
};

function bat(params: Params, m: Materials): THREE.Object3D {
  const willow = m.wood(params.color, 1.6, "y", { roughness: 0.6 });
  const blade = warp(roundedBox(10.8, 56, 5, 1.2, 10), (p) => {
    const t = (p.y + 28) / 56;
    const swell = 0.62 + 0.5 * Math.exp(-(((t - 0.28) / 0.26) ** 2));
    if (p.z < 0) p.z *= swell * (1.25 - 0.35 * Math.abs(p.x / 5.4));
    else p.z = p.z * 0.45 + 0.25 * (1 - (p.x / 5.4) ** 2);
    const shoulder = t > 0.9 ? 1 - ((t - 0.9) / 0.1) ** 2 * 0.68 : 1;
    const toe = t < 0.05 ? 1 - ((0.05 - t) / 0.05) ** 2 * 0.16 : 1;
    p.x *= shoulder * toe;
  });
  const red = m.plastic(params.accent, 0.4, { clearcoat: 0.4 });
  const dark = m.plastic("#22252a", 0.4, { clearcoat: 0.4 });
  const whole = group(mesh(blade, willow));
  for (const [y, wide, paint] of [
    [14, 3.4, red],
    [9.6, 2, dark],
    [6.6, 1.1, red],
  ] as const) {
    const band = mesh(
      plate(
        new THREE.Shape(
          [
            [-4.6, -wide],
            [4.6, wide * 0.4],
            [4.6, wide * 1.9],
            [-4.6, wide * 0.5],
          ].map(([x, yy]) => new THREE.Vector2(x, yy)),
        ),
        0.05,
        0.01,
      ),
      paint,
      [0, y, 1.37],
    );
    whole.add(band);
  }
  whole.add(mesh(new THREE.CylinderGeometry(1.5, 1.72, 24, 40), m.wood("#c9a56c", 0.8), [0, 38, 0]));
  const grip = m.rubber(params.accent);
  for (let i = 0; i < 40; i++) {
    const ring = mesh(
      new THREE.TorusGeometry(1.66 - i * 0.002, 0.3, 10, 40),
      i % 4 === 3 ? m.rubber("#f1ede4") : grip,
      [0, 31 + i * 0.48, 0],
    );
    ring.rotation.set(Math.PI / 2, 0.34, 0);
    whole.add(ring);
  }
  whole.add(
    mesh(new THREE.SphereGeometry(1.95, 32, 20).scale(1, 0.4, 1), grip, [0, 50.4, 0]),
    mesh(new THREE.CylinderGeometry(1.85, 1.8, 1, 32), m.fabric("#22252a", 0.2), [0, 29.6, 0]),
  );
  whole.rotation.set(-Math.PI / 2 + 0.06, 0, 0);
  const lean = group(whole);
  lean.rotation.y = -0.85;
  const ball = cricketBall({ colour: "#8f1d22", color: "#8f1d22", accent: "#f1e8d6" }, m);
  ball.scale.setScalar(1);
  ball.position.set(11, 0.8, 14);
  return group(lean, ball);
}

function cricketBall(params: Params, m: Materials): THREE.Object3D {
  const hide = m.leather(params.color, 0.12, {
    roughness: 0.35,
    clearcoat: 0.6,
    clearcoatRoughness: 0.25,
    surface: { kind: "leather", scale: 0.14, depth: 0.05, stain: 0.1 },
  });
  const thread = m.fabric(params.accent, 0.06);
  const whole = group(mesh(new THREE.SphereGeometry(3.6, 96, 64), hide));
  whole.add(mesh(new THREE.TorusGeometry(3.58, 0.1, 10, 160), m.plastic(shade(params.color, -0.2), 0.5)));
  for (const z of [-0.78, -0.46, -0.17, 0.17, 0.46, 0.78]) {
    const radius = Math.sqrt(3.6 * 3.6 - z * z) + 0.02;
    const stitches = new THREE.InstancedMesh(
      new THREE.CapsuleGeometry(0.055, 0.13, 3, 6).rotateZ(Math.PI / 2),
      thread,
      76,
    );
    const place = new THREE.Object3D();
    for (let i = 0; i < 76; i++) {
      const angle = (i / 76) * Math.PI * 2;
      place.position.set(Math.cos(angle) * radius, Math.sin(angle) * radius, z);
      place.rotation.z = angle + Math.PI / 2;
      place.updateMatrix();
      stitches.setMatrixAt(i, place.matrix);
    }
    whole.add(stitches);
  }
  whole.rotation.set(0.35, 0.95, -0.35);
  return whole;
}

function tennisBalls(params: Params, m: Materials, view: View): THREE.Object3D {
  const ball = (turn: number) => {
    const felt = m.plastic(params.color, 1, {
      specularIntensity: 0.05,
      sheen: 0.9,
      sheenRoughness: 0.7,
      sheenColor: new THREE.Color(shade(params.color, 0.4)),
      surface: { kind: "grain", scale: 0.1, depth: 0.7, stain: 0.2 },
    });
    const seam: [number, number, number][] = Array.from({ length: 80 }, (_, i) => {
      const t = (i / 80) * Math.PI * 2;
      const [a, b] = [0.78, 0.44];
      const p = new THREE.Vector3(
        a * Math.cos(t) + b * Math.cos(3 * t),
        a * Math.sin(t) - b * Math.sin(3 * t),
        2 * Math.sqrt(a * b) * Math.sin(2 * t),
      )
        .normalize()
        .multiplyScalar(3.24);
      return [p.x, p.y, p.z];
    });
    const one = group(
      mesh(new THREE.SphereGeometry(3.25, 80, 56), felt),
      mesh(tube(seam, 0.14, true, 200, 8), m.rubber(params.accent)),
    );
    one.rotation.set(turn, turn * 2.1, turn * 0.7);
    return one;
  };
  const spots: number[][] =
    view === "in-use"
      ? [
          [0, 0, 0],
          [7.4, 0, 2],
          [3.4, 0, 6.4],
          [-6.6, 0, 4.4],
          [12.5, 0, 7],
          [-1, 0, 11.4],
        ]
      : [
          [-6.6, 0, 0],
          [0, 0, 0.4],
          [6.6, 0, 0],
          [-3.3, 5.35, -0.6],
          [3.4, 5.35, -0.5],
          [0.1, 10.6, -1],
        ];
  return group(
    ...spots.slice(0, params.count).map(([x, y, z], i) => {
      const one = ball(i * 1.7 + 0.4);
      one.position.set(x!, y!, z!);
      return one;
    }),
  );
}

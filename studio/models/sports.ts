import * as THREE from "three";
import type { Materials } from "../rig/materials.ts";
import type { Models, Params, View } from "../rig/model.ts";
import { shade } from "../rig/paint.ts";
import { group, mesh, plate, roundedBox, softened, tube, turned, warp } from "../rig/shapes.ts";

export const models: Models = {
  dumbbell: {
    build: dumbbells,
    shots: { main: { azimuth: 34, elevation: 24 }, angle: { azimuth: -28, elevation: 36 } },
  },
  mat: {
    build: mat,
    shots: { main: { azimuth: -26, elevation: 22 }, "in-use": { azimuth: -30, elevation: 38 } },
  },
  rope: {
    build: rope,
    shots: {
      main: { azimuth: 16, elevation: 48 },
      detail: { azimuth: 24, elevation: 36, zoom: 1.5, at: [0.5, 0.5, 0.75] },
    },
  },
};

function dumbbells(params: Params, m: Materials): THREE.Object3D {
  const one = () => {
    const rubber = m.rubber(params.color, { surface: { kind: "grain", scale: 0.08, depth: 0.14 } });
    const chrome = m.metal(params.accent, 0.14);
    const whole = group();
    const hex = (radius: number) =>
      new THREE.Shape(
        Array.from(
          { length: 6 },
          (_, i) =>
            new THREE.Vector2(Math.cos((i * Math.PI) / 3) * radius, Math.sin((i * Math.PI) / 3) * radius),
        ),
      );
    for (const side of [-1, 1]) {
      const head = mesh(plate(hex(4.7), 5.6, 0.6), rubber, [side * 8, 0, 0]);
      head.rotation.y = Math.PI / 2;
      const ring = mesh(
        turned([
          [1.6, 0],
          [2.6, 0],
          [2.7, 0.14],
          [1.6, 0.16],
        ]),
        chrome,
        [side * 10.8, 0, 0],
      );
      ring.rotation.z = (-side * Math.PI) / 2;
      whole.add(head, ring);
    }
    const bar = warp(new THREE.CylinderGeometry(1.35, 1.35, 10.6, 48, 20).rotateZ(Math.PI / 2), (p) => {
      const k = 1 + 0.14 * Math.cos((p.x / 5.3) * 1.5);
      p.set(p.x, p.y * k, p.z * k);
    });
    whole.add(mesh(bar, chrome));
    for (let i = 0; i < 34; i++) {
      for (const lean of [-0.5, 0.5]) {
        const ring = mesh(
          new THREE.TorusGeometry(1.53, 0.045, 6, 40),
          m.metal(shade(params.accent, -0.25), 0.3),
          [-3.4 + i * 0.2, 0, 0],
        );
        ring.rotation.y = Math.PI / 2 + lean;
        whole.add(ring);
      }
    }
    whole.rotation.x = 0;
    return whole;
  };
  const [a, b] = [one(), one()];
  a.position.set(0, 4.07, 0);
  b.position.set(3, 4.07, 11);
  b.rotation.y = 0.5;
  return group(a, b);
}

function mat(params: Params, m: Materials, view: View): THREE.Object3D {
  const rubber = m.rubber(params.colour, {
    surface: { kind: "grain", scale: 0.14, depth: 0.35, stain: 0.1 },
    side: THREE.DoubleSide,
  });
  const width = 24;
  const [start, flat] = [1.3, view === "in-use" ? 50 : 26];
  const profile: THREE.Vector2[] = [];
  const turns = view === "in-use" ? 1.6 : 4;
  const outer = start + turns * 0.62;
  for (let i = 0; i <= 160; i++) {
    const angle = (i / 160) * turns * Math.PI * 2;
    const radius = start + (angle / (Math.PI * 2)) * 0.62;
    profile.push(
      new THREE.Vector2(
        Math.sin(angle - turns * Math.PI * 2) * radius,
        outer - Math.cos(angle - turns * Math.PI * 2) * radius,
      ),
    );
  }
  for (let i = 1; i <= 20; i++) profile.push(new THREE.Vector2((flat * i) / 20, 0));
  const thick = 0.42;
  const shape = new THREE.Shape(profile);
  const normals = profile.map((p, i) => {
    const next = profile[Math.min(i + 1, profile.length - 1)]!.clone()
      .sub(profile[Math.max(i - 1, 0)]!)
      .normalize();
    return new THREE.Vector2(p.x - next.y * thick, p.y + next.x * thick);
  });
  for (const p of normals.reverse()) shape.lineTo(p.x, p.y);
  const body = mesh(
    new THREE.ExtrudeGeometry(shape, { depth: width, bevelEnabled: false }).translate(0, 0, -width / 2),
    rubber,
  );
  const line = m.rubber(params.accent);
  const marks = group(
    mesh(new THREE.BoxGeometry(flat - 3, 0.02, 0.3), line, [flat / 2 + 1, thick + 0.02, 0]),
  );
  for (let i = 1; i < flat / 9; i++)
    marks.add(mesh(new THREE.BoxGeometry(0.3, 0.02, 9), line, [i * 9, thick + 0.02, 0]));
  const whole = group(body, marks);
  whole.rotation.y = -0.95;
  if (view === "in-use")
    whole.add(mesh(roundedBox(15, 7.5, 10, 0.6), m.wood("#c79b66", 1.2, "x"), [30, 4.2, -19]));
  return whole;
}

function rope(params: Params, m: Materials): THREE.Object3D {
  const cable = m.plastic(params.color, 0.35, { clearcoat: 0.5 });
  const points: [number, number, number][] = [];
  for (let i = 0; i <= 90; i++) {
    const t = i / 90;
    const angle = t * Math.PI * 5.2 + 1.1;
    const radius = 7.2 + Math.sin(t * 9) * 0.9;
    points.push([
      Math.cos(angle) * radius * 1.15,
      0.3 + Math.sin(t * 31) * 0.12 + t * 0.9,
      Math.sin(angle) * radius * 0.8,
    ]);
  }
  const last = points.at(-1)!;
  points.push([last[0] + 1.6, 0.7, last[2] + 2.4], [3.4, 0.8, 9.4]);
  points.unshift([-9.6, 0.8, 8.6], [-9, 0.6, 5.6]);
  const whole = group(mesh(tube(points, 0.24, false, 600, 8), cable));
  const handle = (x: number, z: number, turn: number) => {
    const grip = m.rubber(params.color, { surface: { kind: "grain", scale: 0.12, depth: 0.4 } });
    const one = group(
      mesh(
        turned(
          softened(
            [
              [0, 0],
              [0.9, 0],
              [1.05, 0.5],
              [1.1, 2.5],
              [0.95, 4.5],
              [1.1, 6.6],
              [1, 7.6],
              [0, 7.6],
            ],
            0.3,
          ),
          false,
          48,
        ),
        grip,
      ),
      mesh(
        turned(
          softened(
            [
              [0, 7.5],
              [0.95, 7.5],
              [0.85, 8.5],
              [0.4, 9],
              [0, 9],
            ],
            0.2,
          ),
        ),
        m.gloss(params.accent),
      ),
      mesh(
        turned(
          softened(
            [
              [0, -0.5],
              [0.9, -0.4],
              [1, 0.1],
              [0, 0.1],
            ],
            0.15,
          ),
        ),
        m.gloss(params.accent),
      ),
      ...[1.6, 3, 4.6, 6].map((y) =>
        mesh(new THREE.TorusGeometry(1.08, 0.09, 8, 40).rotateX(Math.PI / 2), m.rubber(params.accent), [
          0,
          y,
          0,
        ]),
      ),
    );
    one.rotation.set(0, turn, Math.PI / 2, "YXZ");
    one.position.set(x, 1.1, z);
    return one;
  };
  whole.add(handle(11.6, 10.8, -0.16), handle(-3.2, 13.2, 0.62));
  return whole;
}

import * as THREE from "three";
import type { Materials } from "../rig/materials.ts";
import type { Models, Params, View } from "../rig/model.ts";
import { group, mesh, roundedBox } from "../rig/shapes.ts";

export const models: Models = {
  mat: {
    build: mat,
    shots: { main: { azimuth: -26, elevation: 22 }, "in-use": { azimuth: -30, elevation: 38 } },
  },
};

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

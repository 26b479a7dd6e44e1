import * as THREE from "three";
import type { Materials } from "../rig/materials.ts";
import { group, mesh, turned } from "../rig/shapes.ts";

export type Path = (t: number) => THREE.Vector3;

export function beads(
  path: Path,
  count: number,
  radius: (t: number) => number,
  material: THREE.Material,
  detail = 24,
): THREE.InstancedMesh {
  const balls = new THREE.InstancedMesh(new THREE.SphereGeometry(1, detail, detail * 0.7), material, count);
  const place = new THREE.Object3D();
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count;
    place.position.copy(path(t));
    place.scale.setScalar(radius(t));
    place.updateMatrix();
    balls.setMatrixAt(i, place.matrix);
  }
  return balls;
}

/** A wooden foot with a bar from which a pair hangs. */
export function hanger(m: Materials, height: number, reach: number): THREE.Group {
  const metal = m.metal("#b98d3f", 0.25);
  const bar = mesh(new THREE.CapsuleGeometry(0.11, reach * 2, 8, 20), metal, [0, height, 0]);
  bar.rotation.z = Math.PI / 2;
  return group(
    mesh(
      turned([
        [0, 0],
        [1.9, 0],
        [2, 0.1],
        [2, 0.5],
        [1.9, 0.6],
        [0, 0.6],
      ]),
      m.wood("#8a5a36", 0.7, "x"),
    ),
    mesh(new THREE.CylinderGeometry(0.11, 0.11, height, 24), metal, [0, height / 2, 0]),
    bar,
  );
}

export function loop(points: [number, number, number][], closed = false): Path {
  const curve = new THREE.CatmullRomCurve3(
    points.map((point) => new THREE.Vector3(...point)),
    closed,
    "centripetal",
  );
  curve.arcLengthDivisions = 400;
  return (t) => curve.getPointAt(t);
}

import * as THREE from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";

export type Point = [number, number];

export function mesh(
  geometry: THREE.BufferGeometry,
  material: THREE.Material,
  at: [number, number, number] = [0, 0, 0],
): THREE.Mesh {
  const result = new THREE.Mesh(geometry, material);
  result.position.set(...at);
  return result;
}

export function group(...parts: THREE.Object3D[]): THREE.Group {
  const result = new THREE.Group();
  for (const part of parts) result.add(part);
  return result;
}

export const roundedBox = (width: number, height: number, depth: number, radius: number, steps = 5) =>
  new RoundedBoxGeometry(
    width,
    height,
    depth,
    steps,
    Math.min(radius, width / 2.01, height / 2.01, depth / 2.01),
  );

/** A turned body: points are [radius, height] along its outline; smooth runs a curve through them. */
export function turned(points: Point[], smooth = false, segments = 80): THREE.LatheGeometry {
  const flat = points.map(([x, y]) => new THREE.Vector2(x, y));
  const area = flat.reduce((sum, a, i) => sum + a.cross(flat[(i + 1) % flat.length]!), 0);
  if (area < 0) flat.reverse();
  const line = smooth ? new THREE.SplineCurve(flat).getPoints(points.length * 10) : flat;
  for (const point of line) point.x = Math.max(0, point.x);
  return new THREE.LatheGeometry(line, segments);
}

/** Softens the corners of a profile so that edges catch the light as real ones do. */
export function softened(points: Point[], radius: number, steps = 5): Point[] {
  const result: Point[] = [points[0]!];
  for (let i = 1; i < points.length - 1; i++) {
    const [a, b, c] = [points[i - 1]!, points[i]!, points[i + 1]!];
    const before = towards(b, a, radius);
    const after = towards(b, c, radius);
    for (let s = 0; s <= steps; s++) {
      const t = s / steps;
      const [p, q, r] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
      result.push([p * before[0] + q * b[0] + r * after[0], p * before[1] + q * b[1] + r * after[1]]);
    }
  }
  result.push(points.at(-1)!);
  return result;
}

export function roundedRect(width: number, height: number, radius: number): THREE.Shape {
  const [w, h, r] = [width / 2, height / 2, Math.min(radius, width / 2, height / 2)];
  const shape = new THREE.Shape();
  shape
    .moveTo(-w + r, -h)
    .lineTo(w - r, -h)
    .absarc(w - r, -h + r, r, -Math.PI / 2, 0, false);
  shape.lineTo(w, h - r).absarc(w - r, h - r, r, 0, Math.PI / 2, false);
  shape.lineTo(-w + r, h).absarc(-w + r, h - r, r, Math.PI / 2, Math.PI, false);
  shape.lineTo(-w, -h + r).absarc(-w + r, -h + r, r, Math.PI, Math.PI * 1.5, false);
  return shape;
}

/** A thick plate of the shape, lying in x and y, centred on z, with rounded edges. */
export function plate(
  shape: THREE.Shape,
  thickness: number,
  bevel = 0.1,
  curveSegments = 24,
): THREE.ExtrudeGeometry {
  const edge = Math.min(bevel, thickness / 2.01);
  const geometry = new THREE.ExtrudeGeometry(shape, {
    depth: thickness - 2 * edge,
    bevelEnabled: edge > 0,
    bevelThickness: edge,
    bevelSize: edge,
    bevelOffset: -edge,
    bevelSegments: 4,
    curveSegments,
  });
  return geometry.translate(0, 0, -(thickness - 2 * edge) / 2);
}

/** A flat sheet of the shape with UVs 0..1 over its box: screens, labels, prints. */
export function sheet(shape: THREE.Shape, curveSegments = 24): THREE.ShapeGeometry {
  const geometry = new THREE.ShapeGeometry(shape, curveSegments);
  geometry.computeBoundingBox();
  const { min, max } = geometry.boundingBox!;
  const places = geometry.attributes.position;
  const uv = geometry.attributes.uv;
  for (let i = 0; i < places.count; i++) {
    uv.setXY(i, (places.getX(i) - min.x) / (max.x - min.x), (places.getY(i) - min.y) / (max.y - min.y));
  }
  return geometry;
}

export function tube(
  points: [number, number, number][],
  radius: number,
  closed = false,
  segments = 120,
  round = 14,
): THREE.TubeGeometry {
  const curve = new THREE.CatmullRomCurve3(
    points.map((point) => new THREE.Vector3(...point)),
    closed,
    "centripetal",
  );
  return new THREE.TubeGeometry(curve, segments, radius, round, closed);
}

/** Bends every vertex of a geometry and mends its normals. */
export function warp<G extends THREE.BufferGeometry>(geometry: G, move: (point: THREE.Vector3) => void): G {
  const places = geometry.attributes.position;
  const point = new THREE.Vector3();
  for (let i = 0; i < places.count; i++) {
    point.fromBufferAttribute(places, i);
    move(point);
    places.setXYZ(i, point.x, point.y, point.z);
  }
  geometry.computeVertexNormals();
  return geometry;
}

function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const part = Math.min(distance, length / 2) / length;
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

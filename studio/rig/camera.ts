import * as THREE from "three";

/** Where the camera stands: degrees round the product and above the floor; fill is the part of the frame used, more for long things. */
export type Shot = {
  azimuth: number;
  elevation: number;
  fill?: number;
  /** A close-up: how much nearer, and the point looked at as fractions of the product's box. */
  zoom?: number;
  at?: [number, number, number];
};

export const shots: Record<string, Shot> = {
  main: { azimuth: 28, elevation: 20 },
  angle: { azimuth: -34, elevation: 34 },
  detail: { azimuth: 34, elevation: 24, zoom: 1.9, at: [0.5, 0.62, 0.7] },
  "in-use": { azimuth: -24, elevation: 15 },
};

export function frameProduct(camera: THREE.PerspectiveCamera, product: THREE.Object3D, shot: Shot): void {
  const points = cornerCloud(product);
  const box = new THREE.Box3().setFromPoints(points);
  const target = box.getCenter(new THREE.Vector3());
  const way = direction(shot);
  let distance = 6;
  for (let step = 0; step < 8; step++) {
    place(camera, target, way, distance);
    const seen = new THREE.Box3().setFromPoints(points.map((point) => point.clone().project(camera)));
    const middle = seen.getCenter(new THREE.Vector3());
    const sides = [seen.max.x - seen.min.x, seen.max.y - seen.min.y];
    const half = Math.max(...sides) / 2;
    const fill = shot.fill ?? Math.min(0.86, 0.77 * (Math.max(...sides) / Math.min(...sides)) ** 0.22);
    const reach = distance * Math.tan(THREE.MathUtils.degToRad(camera.fov / 2));
    target.addScaledVector(right(camera), middle.x * reach);
    target.addScaledVector(up(camera), (middle.y + 0.025) * reach);
    distance *= half / fill;
  }
  if (shot.zoom) {
    const [x, y, z] = shot.at ?? [0.5, 0.5, 0.5];
    const size = box.getSize(new THREE.Vector3());
    target.copy(box.min).add(size.multiply(new THREE.Vector3(x, y, z)));
    distance /= shot.zoom;
  }
  place(camera, target, way, distance);
}

function direction(shot: Shot): THREE.Vector3 {
  const [turn, rise] = [THREE.MathUtils.degToRad(shot.azimuth), THREE.MathUtils.degToRad(shot.elevation)];
  return new THREE.Vector3(Math.sin(turn) * Math.cos(rise), Math.sin(rise), Math.cos(turn) * Math.cos(rise));
}

function place(
  camera: THREE.PerspectiveCamera,
  target: THREE.Vector3,
  way: THREE.Vector3,
  distance: number,
): void {
  camera.position.copy(target).addScaledVector(way, distance);
  camera.near = Math.max(0.05, distance - 4);
  camera.far = distance + 40;
  camera.lookAt(target);
  camera.updateProjectionMatrix();
  camera.updateMatrixWorld(true);
}

const right = (camera: THREE.Camera) => new THREE.Vector3().setFromMatrixColumn(camera.matrixWorld, 0);
const up = (camera: THREE.Camera) => new THREE.Vector3().setFromMatrixColumn(camera.matrixWorld, 1);

function cornerCloud(product: THREE.Object3D): THREE.Vector3[] {
  const points: THREE.Vector3[] = [];
  product.updateMatrixWorld(true);
  product.traverse((part: THREE.Object3D) => {
    const places = (part as THREE.Mesh).geometry?.attributes?.position;
    if (!places || part.userData.unframed) return;
    if ((part as THREE.InstancedMesh).isInstancedMesh)
      return points.push(...instanceCloud(part as THREE.InstancedMesh));
    const step = Math.max(1, Math.floor(places.count / 400));
    for (let i = 0; i < places.count; i += step) {
      points.push(new THREE.Vector3().fromBufferAttribute(places, i).applyMatrix4(part.matrixWorld));
    }
  });
  return points;
}

function instanceCloud(part: THREE.InstancedMesh): THREE.Vector3[] {
  part.geometry.computeBoundingBox();
  const { min, max } = part.geometry.boundingBox!;
  const matrix = new THREE.Matrix4();
  return Array.from({ length: part.count }, (_, i) => {
    part.getMatrixAt(i, matrix);
    matrix.premultiply(part.matrixWorld);
    return [min, max].map((corner) => corner.clone().applyMatrix4(matrix));
  }).flat();
}

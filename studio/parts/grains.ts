import * as THREE from "three";

/** Many copies of a small thing, each turned by chance; tilt limits the turn out of the flat. */
export function scatter(
  geometry: THREE.BufferGeometry,
  material: THREE.Material,
  count: number,
  random: () => number,
  at: (index: number) => [number, number, number],
  tilt = Math.PI,
  colours?: string[],
): THREE.InstancedMesh {
  const many = new THREE.InstancedMesh(geometry, material, count);
  const place = new THREE.Object3D();
  for (let i = 0; i < count; i++) {
    place.position.set(...at(i));
    place.rotation.set(
      (random() - 0.5) * tilt,
      random() * Math.PI * 2,
      tilt < 1 ? Math.PI / 2 : random() * Math.PI,
      "YXZ",
    );
    place.scale.setScalar(0.85 + random() * 0.3);
    place.updateMatrix();
    many.setMatrixAt(i, place.matrix);
    if (colours) many.setColorAt(i, new THREE.Color(colours[Math.floor(random() * colours.length)]));
  }
  return many;
}

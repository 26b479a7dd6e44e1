import * as THREE from "three";
import { Accumulator } from "./accumulate.ts";
import { Backdrop, sensorLayer } from "./backdrop.ts";
import { frameProduct, type Shot, shots } from "./camera.ts";
import { casterLayer, halton, MovingLights, studioEnvironment } from "./light.ts";
import { materials } from "./materials.ts";
import type { Models, Params, View } from "./model.ts";
import { patchShaders } from "./shader-patches.ts";
import { untone } from "./tone.ts";

export type Job = {
  model: string;
  params: Params;
  view: View;
  size: number;
  frames: number;
  shot?: Partial<Shot>;
};

const files = import.meta.glob<{ models: Models }>("../models/*.ts", {
  eager: true,
});
const registry: Models = Object.assign({}, ...Object.values(files).map((file) => file.models));

patchShaders();
const renderer = new THREE.WebGLRenderer({
  antialias: false,
  preserveDrawingBuffer: true,
});
renderer.toneMapping = THREE.NoToneMapping;
renderer.outputColorSpace = THREE.LinearSRGBColorSpace;
renderer.autoClear = false;
renderer.shadowMap.enabled = true;
renderer.shadowMap.type = THREE.PCFShadowMap;
const environment = studioEnvironment(renderer);
const backdrop = new Backdrop(untone);

export async function shoot(job: Job): Promise<string> {
  const model = registry[job.model];
  if (!model)
    throw new Error(`no model "${job.model}"; there are ${Object.keys(registry).sort().join(", ")}`);
  const product = stand(model.build(job.params, materials, job.view));
  const scene = new THREE.Scene();
  scene.environment = environment;
  scene.add(backdrop.wall, backdrop.floor, backdrop.sensor, product);
  const camera = new THREE.PerspectiveCamera(25, 1, 0.1, 60);
  frameProduct(camera, product, {
    ...shots[job.view]!,
    ...model.shots?.[job.view],
    ...job.shot,
  });
  expose(scene, camera, product, job);
  const picture = renderer.domElement.toDataURL("image/png");
  dispose(product);
  return picture;
}

function expose(
  scene: THREE.Scene,
  camera: THREE.PerspectiveCamera,
  product: THREE.Object3D,
  job: Job,
): void {
  renderer.setSize(job.size, job.size, false);
  backdrop.resize(job.size);
  const lights = new MovingLights();
  lights.addTo(scene);
  const sphere = new THREE.Box3().setFromObject(product).getBoundingSphere(new THREE.Sphere());
  const shadows = new Accumulator(renderer, job.size / 2);
  const film = new Accumulator(renderer, job.size);
  backdrop.show(shadows.light);
  // Steps in a shadow show most on plain paper: it takes twice the lights of the product, half of them ahead.
  for (let frame = 0; frame < job.frames * 2; frame++) {
    lights.place(frame, sphere.center, sphere.radius * 1.02);
    camera.layers.set(sensorLayer);
    shadows.draw(scene, camera);
    camera.layers.set(0);
    if (frame < job.frames) continue;
    camera.setViewOffset(
      job.size,
      job.size,
      halton(frame + 1, 2) - 0.5,
      halton(frame + 1, 3) - 0.5,
      job.size,
      job.size,
    );
    // The shadow maps of these lights are there already.
    renderer.shadowMap.autoUpdate = false;
    film.draw(scene, camera);
    renderer.shadowMap.autoUpdate = true;
  }
  film.show(job.frames);
  film.dispose();
  shadows.dispose();
  lights.dispose();
}

function stand(made: THREE.Object3D): THREE.Object3D {
  const product = new THREE.Group().add(made);
  const radius = new THREE.Box3().setFromObject(made, true).getBoundingSphere(new THREE.Sphere()).radius;
  product.scale.setScalar(1 / radius);
  const box = new THREE.Box3().setFromObject(product, true);
  const middle = box.getCenter(new THREE.Vector3());
  product.position.set(-middle.x, -box.min.y, -middle.z);
  product.traverse((part: THREE.Object3D) => {
    const solid = !((part as THREE.Mesh).material as THREE.MeshPhysicalMaterial | undefined)?.transparent;
    part.castShadow = part.userData.shadow ?? solid;
    part.receiveShadow = true;
    part.layers.enable(casterLayer);
  });
  return product;
}

/** Materials are kept: freeing the last of a kind would compile its shader anew for the next product. */
function dispose(product: THREE.Object3D): void {
  product.traverse((part: THREE.Object3D) => {
    const { geometry, material } = part as THREE.Mesh;
    geometry?.dispose();
    for (const each of [material ?? []].flat()) {
      for (const value of Object.values<THREE.Texture>(each))
        if (value instanceof THREE.CanvasTexture) value.dispose();
    }
  });
}

Object.assign(globalThis, { shoot });

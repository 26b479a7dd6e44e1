import * as THREE from "three";

type Panel = {
  at: [number, number, number];
  size: [number, number];
  glow: number;
  tint: string;
};

const panels: Panel[] = [
  { at: [-6, 6.5, 4.5], size: [6, 5], glow: 9, tint: "#fff4e6" },
  { at: [7.5, 3.6, 2], size: [2.2, 7], glow: 6.5, tint: "#f3f6ff" },
  { at: [0.5, 9, -1], size: [8, 5], glow: 3.2, tint: "#ffffff" },
  { at: [-8, 2.8, -4], size: [1.4, 6], glow: 5, tint: "#fff8ef" },
  { at: [2.5, 4.5, 9], size: [4.5, 2.6], glow: 1.6, tint: "#ffffff" },
];

/** The room that polished surfaces reflect: soft boxes, pale walls, the warm floor. */
export function studioEnvironment(renderer: THREE.WebGLRenderer): THREE.Texture {
  const room = new THREE.Scene();
  const wall = (hex: string, glow: number) =>
    new THREE.MeshBasicMaterial({
      color: new THREE.Color(hex).multiplyScalar(glow),
      side: THREE.DoubleSide,
    });
  const shell = new THREE.Mesh(
    new THREE.SphereGeometry(30, 48, 24, 0, Math.PI * 2, 0, Math.PI / 2),
    gradientShell(),
  );
  const floor = new THREE.Mesh(new THREE.CircleGeometry(30, 48), wall("#efe8de", 0.78));
  floor.rotation.x = -Math.PI / 2;
  floor.position.y = -1.2;
  room.add(shell, floor);
  for (const panel of panels) {
    const box = new THREE.Mesh(new THREE.PlaneGeometry(...panel.size), wall(panel.tint, panel.glow));
    box.position.set(...panel.at);
    box.lookAt(0, 0.4, 0);
    room.add(box);
  }
  const pmrem = new THREE.PMREMGenerator(renderer);
  return pmrem.fromScene(room, 0.012, 0.1, 100, { size: 256 }).texture;
}

const keys = 1;
const domes = 2;
export const shadowLights = keys + domes;

/** Parts on this layer cast shadows, whether or not the camera sees them. */
export const casterLayer = 1;

/** Shadow lights moved every frame: some inside the key soft box, the others anywhere on the dome. */
export class MovingLights {
  private readonly keys = Array.from({ length: keys }, () => shadowLight("#fff3e4", 2.15 / keys));
  private readonly domes = Array.from({ length: domes }, () => shadowLight("#fbf9ff", 2.0 / domes));

  addTo(scene: THREE.Scene): void {
    for (const light of [...this.keys, ...this.domes]) scene.add(light, light.target);
  }

  place(frame: number, centre: THREE.Vector3, radius: number): void {
    this.keys.forEach((light, i) => {
      const index = frame * keys + i + 1;
      const [a, b] = [halton(index, 2), halton(index, 3)];
      const way = new THREE.Vector3(-6 + (a - 0.5) * 5.2, 7 + (b - 0.5) * 4.4, 5 + (b - a) * 3);
      aim(light, way, centre, radius);
    });
    this.domes.forEach((light, i) => {
      const index = frame * domes + i + 7;
      const sine = Math.sqrt(halton(index, 5)) * 0.96;
      const turn = halton(index, 3) * Math.PI * 2;
      const way = new THREE.Vector3(
        sine * Math.cos(turn) + 0.16,
        Math.sqrt(1 - sine * sine) + 0.06,
        sine * Math.sin(turn) + 0.2,
      );
      aim(light, way, centre, radius);
    });
  }

  dispose(): void {
    for (const light of [...this.keys, ...this.domes]) light.dispose();
  }
}

export function halton(index: number, base: number): number {
  let result = 0;
  let part = 1 / base;
  for (let rest = index; rest > 0; rest = Math.floor(rest / base)) {
    result += part * (rest % base);
    part /= base;
  }
  return result;
}

function shadowLight(tint: string, intensity: number): THREE.DirectionalLight {
  const light = new THREE.DirectionalLight(tint, intensity);
  light.castShadow = true;
  light.layers.enableAll();
  light.shadow.camera.layers.set(casterLayer);
  light.shadow.mapSize.set(768, 768);
  light.shadow.bias = -0.001;
  light.shadow.normalBias = 0.008;
  return light;
}

function aim(
  light: THREE.DirectionalLight,
  direction: THREE.Vector3,
  centre: THREE.Vector3,
  radius: number,
): void {
  light.position
    .copy(direction)
    .normalize()
    .multiplyScalar(radius * 3)
    .add(centre);
  light.target.position.copy(centre);
  const lens = light.shadow.camera;
  Object.assign(lens, {
    left: -radius,
    right: radius,
    top: radius,
    bottom: -radius,
    near: radius,
    far: radius * 5,
  });
  lens.updateProjectionMatrix();
}

function gradientShell(): THREE.ShaderMaterial {
  return new THREE.ShaderMaterial({
    side: THREE.BackSide,
    vertexShader:
      "varying vec3 way; void main() { way = normalize(position); gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }",
    fragmentShader: `varying vec3 way;
      void main() {
        float high = smoothstep(-0.02, 0.9, way.y);
        vec3 wall = mix(vec3(0.62, 0.58, 0.53), vec3(0.3, 0.29, 0.28), high);
        wall *= mix(0.55, 1.0, smoothstep(-1.0, 0.6, way.z));
        gl_FragColor = vec4(wall, 1.0);
      }`,
  });
}

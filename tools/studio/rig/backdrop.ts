import * as THREE from "three";
import { shadowLights } from "./light.ts";

/** Display colours of the seamless paper; every product picture has the same. */
export const paper = { top: "#f6f2ec", bottom: "#ece5db" };

export class Backdrop {
  readonly wall: THREE.Mesh;
  readonly floor: THREE.Mesh;
  private readonly size = { value: 1 };

  constructor(untone: (colour: THREE.Color) => THREE.Color) {
    const shared = {
      paperTop: { value: untone(new THREE.Color(paper.top)) },
      paperBottom: { value: untone(new THREE.Color(paper.bottom)) },
      pictureSize: this.size,
    };
    this.wall = new THREE.Mesh(new THREE.PlaneGeometry(2, 2), wallMaterial(shared));
    this.wall.frustumCulled = false;
    this.wall.renderOrder = -10;
    this.floor = new THREE.Mesh(new THREE.PlaneGeometry(60, 60), floorMaterial(shared));
    this.floor.rotation.x = -Math.PI / 2;
    this.floor.receiveShadow = true;
    this.floor.renderOrder = -5;
  }

  resize(pixels: number): void {
    this.size.value = pixels;
  }
}

type Uniforms = Record<string, THREE.IUniform>;

const declare = "uniform vec3 paperTop; uniform vec3 paperBottom; uniform float pictureSize;";
const paperHere = `vec2 spot = gl_FragCoord.xy / pictureSize;
  vec3 sheet = mix(paperBottom, paperTop, smoothstep(0.05, 0.95, spot.y));
  sheet *= 1.0 - 0.035 * smoothstep(0.35, 0.8, length(spot - vec2(0.46, 0.55)));`;

function wallMaterial(uniforms: Uniforms): THREE.ShaderMaterial {
  return new THREE.ShaderMaterial({
    uniforms,
    depthTest: false,
    depthWrite: false,
    vertexShader: "void main() { gl_Position = vec4(position.xy, 0.999, 1.0); }",
    fragmentShader: `${declare} void main() { ${paperHere} gl_FragColor = vec4(sheet, 1.0); }`,
  });
}

function floorMaterial(uniforms: Uniforms): THREE.ShadowMaterial {
  const material = new THREE.ShadowMaterial();
  material.transparent = false;
  material.onBeforeCompile = (shader: { uniforms: Uniforms; fragmentShader: string }) => {
    Object.assign(shader.uniforms, uniforms);
    shader.fragmentShader = shader.fragmentShader
      .replace("#include <shadowmask_pars_fragment>", `${declare}\n${lightOnFloor}`)
      .replace(
        /gl_FragColor = .*;/,
        `${paperHere}
        float light = floorLight();
        gl_FragColor = vec4(sheet * mix(vec3(0.19, 0.165, 0.145), vec3(1.0), light), 1.0);`,
      );
  };
  return material;
}

const lightOnFloor = `
float floorLight() {
  float light = 0.0;
  #if NUM_DIR_LIGHT_SHADOWS > 0
    DirectionalLightShadow lamp;
    #pragma unroll_loop_start
    for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
      lamp = directionalLightShadows[ i ];
      light += getShadow( directionalShadowMap[ i ], lamp.shadowMapSize, lamp.shadowIntensity, lamp.shadowBias, lamp.shadowRadius, vDirectionalShadowCoord[ i ] );
    }
    #pragma unroll_loop_end
  #endif
  return light / ${shadowLights.toFixed(1)};
}`;

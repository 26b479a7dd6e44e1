import * as THREE from "three";
import { shadowLights } from "./light.ts";

/** What the camera sees while the floor's shadows are gathered: the sensor alone. */
export const sensorLayer = 2;

/** Display colours of the seamless paper; every product picture has the same. */
export const paper = { top: "#f6f2ec", bottom: "#ece5db" };

export class Backdrop {
  readonly wall: THREE.Mesh;
  readonly floor: THREE.Mesh;
  /** Stands in for the floor while its shadows are gathered. */
  readonly sensor: THREE.Mesh;
  private readonly size = { value: 1 };
  private readonly light: THREE.IUniform = { value: null };

  constructor(untone: (colour: THREE.Color) => THREE.Color) {
    const shared = {
      paperTop: { value: untone(new THREE.Color(paper.top)) },
      paperBottom: { value: untone(new THREE.Color(paper.bottom)) },
      pictureSize: this.size,
    };
    this.wall = new THREE.Mesh(new THREE.PlaneGeometry(2, 2), wallMaterial(shared));
    this.wall.frustumCulled = false;
    this.wall.renderOrder = -10;
    this.floor = ground(floorMaterial({ ...shared, gathered: this.light }));
    this.floor.renderOrder = -5;
    this.sensor = ground(sensorMaterial());
    this.sensor.receiveShadow = true;
    this.sensor.layers.set(sensorLayer);
  }

  resize(pixels: number): void {
    this.size.value = pixels;
  }

  /** The sum of many looks at the sensor; the alpha counts them. */
  show(light: THREE.Texture): void {
    this.light.value = light;
  }
}

type Uniforms = Record<string, THREE.IUniform>;

const declare = "uniform vec3 paperTop; uniform vec3 paperBottom; uniform float pictureSize;";
const paperHere = `vec2 spot = gl_FragCoord.xy / pictureSize;
  vec3 sheet = mix(paperBottom, paperTop, smoothstep(0.05, 0.95, spot.y));
  sheet *= 1.0 - 0.035 * smoothstep(0.35, 0.8, length(spot - vec2(0.46, 0.55)));`;

function ground(material: THREE.Material): THREE.Mesh {
  const mesh = new THREE.Mesh(new THREE.PlaneGeometry(60, 60), material);
  mesh.rotation.x = -Math.PI / 2;
  return mesh;
}

function wallMaterial(uniforms: Uniforms): THREE.ShaderMaterial {
  return new THREE.ShaderMaterial({
    uniforms,
    depthTest: false,
    depthWrite: false,
    vertexShader: "void main() { gl_Position = vec4(position.xy, 0.999, 1.0); }",
    fragmentShader: `${declare} void main() { ${paperHere} gl_FragColor = vec4(sheet, 1.0); }`,
  });
}

function floorMaterial(uniforms: Uniforms): THREE.ShaderMaterial {
  return new THREE.ShaderMaterial({
    uniforms,
    vertexShader: "void main() { gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }",
    fragmentShader: `${declare} ${softly}
      void main() {
        ${paperHere}
        vec3 shade = mix(vec3(0.19, 0.165, 0.145), vec3(1.0), light(spot));
        gl_FragColor = vec4(sheet * shade, 1.0);
      }`,
  });
}

/** Faint shadows are smoothed, for there single lamps show as streaks; dark ones stay sharp where things touch the floor. */
const softly = `uniform sampler2D gathered;
  float look(vec2 at) {
    vec4 sum = texture2D(gathered, at);
    return sum.a > 0.0 ? sum.r / sum.a : 1.0;
  }
  float light(vec2 at) {
    float mean = 0.0;
    for (int i = 0; i < 14; i++) {
      float turn = float(i) * 2.399963;
      mean += look(at + 0.016 * sqrt((float(i) + 0.5) / 14.0) * vec2(cos(turn), sin(turn))) / 14.0;
    }
    return mix(look(at), mean, smoothstep(0.2, 0.42, mean));
  }`;

/** Reads the shadow maps from a little below the floor, or light would leak in along every edge that touches it. */
function sensorMaterial(): THREE.ShadowMaterial {
  const material = new THREE.ShadowMaterial();
  material.transparent = false;
  material.onBeforeCompile = (shader: { vertexShader: string; fragmentShader: string }) => {
    shader.vertexShader = shader.vertexShader.replace(
      "#include <worldpos_vertex>",
      "#include <worldpos_vertex>\n worldPosition.y -= 0.022;",
    );
    shader.fragmentShader = shader.fragmentShader
      .replace("#include <shadowmask_pars_fragment>", lightOnFloor)
      .replace(/gl_FragColor = .*;/, "gl_FragColor = vec4(vec3(floorLight()), 1.0);");
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

import * as THREE from "three";
import { toneGlsl } from "./tone.ts";

/** Adds many frames in float and tones their mean, which gives soft shadows and smooth edges at once. */
export class Accumulator {
  private readonly frame: THREE.WebGLRenderTarget;
  private readonly sum: THREE.WebGLRenderTarget;
  private readonly add: Pass;
  private readonly finish: Pass;
  private readonly renderer: THREE.WebGLRenderer;

  constructor(renderer: THREE.WebGLRenderer, size: number) {
    this.renderer = renderer;
    this.frame = new THREE.WebGLRenderTarget(size, size, {
      type: THREE.HalfFloatType,
    });
    this.sum = new THREE.WebGLRenderTarget(size, size, {
      type: THREE.FloatType,
      depthBuffer: false,
    });
    this.add = new Pass(
      "uniform sampler2D light; void main() { gl_FragColor = min(texelFetch(light, ivec2(gl_FragCoord.xy), 0), 6.0); }",
      this.frame.texture,
      true,
    );
    this.finish = new Pass(
      `uniform sampler2D light; uniform float frames; ${toneGlsl}
       void main() {
         vec3 mean = texelFetch(light, ivec2(gl_FragCoord.xy), 0).rgb / frames;
         float grain = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715)))) - 0.5;
         gl_FragColor = vec4(display(tone(mean)) + grain / 255.0, 1.0);
       }`,
      this.sum.texture,
      false,
    );
    renderer.setRenderTarget(this.sum);
    renderer.setClearColor(0x000000, 0);
    renderer.clear();
  }

  draw(scene: THREE.Scene, camera: THREE.Camera): void {
    this.renderer.setRenderTarget(this.frame);
    this.renderer.clear();
    this.renderer.render(scene, camera);
    this.renderer.setRenderTarget(this.sum);
    this.add.render(this.renderer);
  }

  /** The sum so far, to be read as a texture. */
  get light(): THREE.Texture {
    return this.sum.texture;
  }

  show(frames: number): void {
    this.finish.material.uniforms.frames!.value = frames;
    this.renderer.setRenderTarget(null);
    this.finish.render(this.renderer);
  }

  dispose(): void {
    this.frame.dispose();
    this.sum.dispose();
  }
}

class Pass {
  readonly material: THREE.ShaderMaterial;
  private readonly scene = new THREE.Scene();
  private readonly camera = new THREE.OrthographicCamera(-1, 1, 1, -1, 0, 1);

  constructor(fragmentShader: string, light: THREE.Texture, additive: boolean) {
    this.material = new THREE.ShaderMaterial({
      uniforms: { light: { value: light }, frames: { value: 1 } },
      vertexShader: "void main() { gl_Position = vec4(position.xy, 0.0, 1.0); }",
      fragmentShader,
      depthTest: false,
      depthWrite: false,
      blending: additive ? THREE.CustomBlending : THREE.NoBlending,
      blendSrc: THREE.OneFactor,
      blendDst: THREE.OneFactor,
    });
    const quad = new THREE.Mesh(new THREE.PlaneGeometry(2, 2), this.material);
    quad.frustumCulled = false;
    this.scene.add(quad);
  }

  render(renderer: THREE.WebGLRenderer): void {
    renderer.render(this.scene, this.camera);
  }
}

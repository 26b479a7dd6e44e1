import type * as THREE from "three";

export type Surface = {
  kind: "leather" | "weave" | "brushed" | "wood" | "grain" | "knit" | "hammered" | "stone" | "peel";
  /** Size of one feature in the model's own units. */
  scale: number;
  depth: number;
  /** How much the pattern also darkens the colour, 0 to 1. */
  stain?: number;
  /** Direction of grain: the model axis along which the pattern runs. */
  along?: "x" | "y" | "z";
};

/** Gives a material a fine relief computed from the model's own coordinates, so that no shape needs a UV map. */
export function applySurface(material: THREE.Material, surface: Surface): void {
  const swizzle = { x: "yzx", y: "xyz", z: "xzy" }[surface.along ?? "y"];
  const uniforms = {
    reliefScale: { value: surface.scale },
    reliefDepth: { value: surface.depth },
    reliefStain: { value: surface.stain ?? 0 },
  };
  material.onBeforeCompile = (shader: Shader) => {
    Object.assign(shader.uniforms, uniforms);
    shader.vertexShader = shader.vertexShader.replace(
      "void main() {",
      "varying vec3 ownPlace; varying vec3 ownNormal;\nvoid main() {\nownPlace = position; ownNormal = normal;",
    );
    shader.fragmentShader = shader.fragmentShader
      .replace(
        "void main() {",
        `${declare}\n${noise}\n${heights[surface.kind]}\nvoid main() {
        vec3 spot = (ownPlace / reliefScale).${swizzle};
        vec3 faceWay = abs(normalize(ownNormal).${swizzle});
        float relief = surfaceHeight(spot, faceWay);`,
      )
      .replace(
        "#include <color_fragment>",
        "#include <color_fragment>\ndiffuseColor.rgb *= mix(1.0, relief, reliefStain);",
      )
      .replace("#include <normal_fragment_maps>", `#include <normal_fragment_maps>\n${bend}`);
  };
  // One program for all surfaces of a kind: compiling is the dearest part of a short render.
  material.customProgramCacheKey = () => surface.kind + swizzle;
}

type Shader = {
  uniforms: Record<string, THREE.IUniform>;
  vertexShader: string;
  fragmentShader: string;
};

const declare =
  "varying vec3 ownPlace; varying vec3 ownNormal; uniform float reliefScale; uniform float reliefDepth; uniform float reliefStain;";

const bend = `
{ vec3 sx = dFdx(-vViewPosition); vec3 sy = dFdy(-vViewPosition);
  vec3 r1 = cross(sy, normal); vec3 r2 = cross(normal, sx);
  float det = dot(sx, r1);
  float pixel = max(length(dFdx(spot)), length(dFdy(spot)));
  float fade = 1.0 - smoothstep(0.35, 1.1, pixel);
  float rise = reliefDepth * length(sx) / max(length(dFdx(spot)), 1e-5) * fade;
  vec3 slope = sign(det) * (dFdx(relief) * r1 + dFdy(relief) * r2) * rise;
  normal = normalize(abs(det) * normal - slope); }`;

const noise = `
float hash3(vec3 p) { p = fract(p * 0.3183099 + 0.1); p *= 17.0; return fract(p.x * p.y * p.z * (p.x + p.y + p.z)); }
float noise3(vec3 x) {
  vec3 i = floor(x); vec3 f = fract(x); f = f * f * (3.0 - 2.0 * f);
  return mix(mix(mix(hash3(i), hash3(i + vec3(1,0,0)), f.x), mix(hash3(i + vec3(0,1,0)), hash3(i + vec3(1,1,0)), f.x), f.y),
    mix(mix(hash3(i + vec3(0,0,1)), hash3(i + vec3(1,0,1)), f.x), mix(hash3(i + vec3(0,1,1)), hash3(i + vec3(1,1,1)), f.x), f.y), f.z);
}
float fbm3(vec3 p) { return 0.55 * noise3(p) + 0.3 * noise3(p * 2.1 + 3.7) + 0.15 * noise3(p * 4.3 + 9.1); }
vec2 flatPlace(vec3 p, vec3 n) { return n.y > n.x && n.y > n.z ? p.xz : (n.x > n.z ? p.zy : p.xy); }`;

const heights: Record<Surface["kind"], string> = {
  leather: `float surfaceHeight(vec3 p, vec3 n) {
    float best = 2.0; float next = 2.0; vec3 cell = floor(p - 0.5);
    for (int i = 0; i <= 1; i++) for (int j = 0; j <= 1; j++) for (int k = 0; k <= 1; k++) {
      vec3 c = cell + vec3(i, j, k); float h = hash3(c);
      float d = length(p - c - 0.25 - 0.5 * vec3(h, fract(h * 57.31), fract(h * 913.7)));
      if (d < best) { next = best; best = d; } else if (d < next) next = d;
    }
    return 0.35 + 0.65 * smoothstep(0.0, 0.35, next - best); }`,
  weave: `float surfaceHeight(vec3 p, vec3 n) {
    vec2 q = flatPlace(p, n) * 3.14159; float over = sign(sin(q.x) * sin(q.y));
    float warp = abs(cos(q.x)); float weft = abs(cos(q.y));
    float thread = over > 0.0 ? sqrt(abs(sin(q.x))) * (0.75 + 0.25 * warp) : sqrt(abs(sin(q.y))) * (0.75 + 0.25 * weft);
    return 0.3 + 0.6 * thread + 0.1 * noise3(p * 0.7); }`,
  brushed: "float surfaceHeight(vec3 p, vec3 n) { return fbm3(vec3(p.x * 9.0, p.y * 0.12, p.z * 9.0)); }",
  wood: `float surfaceHeight(vec3 p, vec3 n) {
    vec3 q = vec3(p.x, p.y * 0.09, p.z); float bend = fbm3(q * 0.9) * 2.6;
    float ring = sin((length(q.xz + vec2(2.7, 1.3)) + bend) * 6.2831) * 0.5 + 0.5;
    float fibre = fbm3(vec3(p.x * 7.0, p.y * 0.25, p.z * 7.0));
    return clamp(0.5 + 0.3 * ring * ring + 0.34 * (fibre - 0.4), 0.0, 1.0); }`,
  grain: "float surfaceHeight(vec3 p, vec3 n) { return fbm3(p); }",
  knit: `float surfaceHeight(vec3 p, vec3 n) {
    vec2 q = flatPlace(p, n); float row = abs(fract(q.x) - 0.5) * 2.0;
    float loop = sin((q.y + row * 0.55) * 6.2831) * 0.5 + 0.5;
    return 0.25 + 0.75 * loop * (1.0 - 0.75 * pow(row, 4.0)); }`,
  hammered: `float surfaceHeight(vec3 p, vec3 n) {
    float best = 2.0; vec3 cell = floor(p - 0.5);
    for (int i = 0; i <= 1; i++) for (int j = 0; j <= 1; j++) for (int k = 0; k <= 1; k++) {
      vec3 c = cell + vec3(i, j, k); float h = hash3(c);
      best = min(best, length(p - c - 0.25 - 0.5 * vec3(h, fract(h * 57.31), fract(h * 913.7)))); }
    return best * best; }`,
  stone:
    "float surfaceHeight(vec3 p, vec3 n) { float a = fbm3(p); return 0.5 + 0.5 * smoothstep(0.25, 0.75, a + 0.25 * noise3(p * 9.0)); }",
  peel: "float surfaceHeight(vec3 p, vec3 n) { return 1.0 - 0.8 * smoothstep(0.62, 0.9, noise3(p * 1.7)); }",
};

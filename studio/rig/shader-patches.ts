import * as THREE from "three";
import { shadowLights } from "./light.ts";

/**
 * Direct lights give diffuse light and shadow only, the surrounding studio gives the reflections:
 * otherwise every one of the many lights would show as a dot on a polished surface.
 * Reflections and ambient light are dimmed by the share of the lights that a point can see.
 */
export function patchShaders(): void {
  const chunk = THREE.ShaderChunk as Record<string, string>;
  edit(chunk, "lights_physical_pars_fragment", [
    ["#define RE_Direct				RE_Direct_Physical", `${matteLight}\n#define RE_Direct RE_Direct_Studio`],
  ]);
  edit(chunk, "lights_fragment_begin", [
    ["IncidentLight directLight;", "IncidentLight directLight;\nfloat studioOpen = 0.0;"],
    [
      "directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( directionalShadowMap",
      "directLight.color *= dot( geometryNormal, directLight.direction ) > 0.0 && receiveShadow ? getShadow( directionalShadowMap",
    ],
    [
      "vDirectionalShadowCoord[ i ] ) : 1.0;",
      "vDirectionalShadowCoord[ i ] ) : 1.0;\n\t\tstudioOpen += step( 0.001, directLight.color.r );",
    ],
  ]);
  edit(chunk, "lights_fragment_maps", [
    [
      "iblIrradiance += getIBLIrradiance( geometryNormal );",
      "iblIrradiance += 0.32 * getIBLIrradiance( geometryNormal );",
    ],
  ]);
  edit(chunk, "lights_fragment_end", [
    [
      "RE_IndirectSpecular( radiance,",
      `float studioShade = mix( 1.0, studioOpen / ${shadowLights.toFixed(1)}, 0.62 );
	radiance *= studioShade; clearcoatRadiance *= studioShade; iblIrradiance *= studioShade;
	RE_IndirectSpecular( radiance,`,
    ],
  ]);
  // Many lights make the softness, so one filtered look into each shadow map is enough.
  chunk.shadowmap_pars_fragment = (chunk.shadowmap_pars_fragment ?? "").replace(
    /vec2 texelSize[\s\S]*?\* 0\.2;/,
    "shadow = texture( shadowMap, shadowCoord.xyz );",
  );
}

const matteLight = `
void RE_Direct_Studio( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
  reflectedLight.directDiffuse += saturate( dot( geometryNormal, directLight.direction ) ) * directLight.color * BRDF_Lambert( material.diffuseContribution ) * 0.96;
}`;

function edit(chunk: Record<string, string>, name: string, changes: [string, string][]): void {
  for (const [from, to] of changes) {
    const text = chunk[name] ?? "";
    if (!text.includes(from)) throw new Error(`three.js changed: "${from}" is no longer in ${name}`);
    chunk[name] = text.replace(from, to);
  }
}

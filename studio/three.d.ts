// biome-ignore-all lint/suspicious/noExplicitAny: three brings no types of its own
/** The studio's own code is checked; what it asks of three is not. */
declare module "three" {
  const THREE: any;
  namespace THREE {
    type BufferGeometry = { [part: string]: any };
    type Camera = any;
    type CanvasTexture = any;
    type Color = any;
    type CurvePath = any;
    type DirectionalLight = any;
    type ExtrudeGeometry = any;
    type Group = any;
    type IUniform = any;
    type InstancedMesh = any;
    type LatheGeometry = any;
    type Material = any;
    type Matrix4 = any;
    type Mesh = any;
    type MeshPhysicalMaterial = any;
    type Object3D = any;
    type OrthographicCamera = any;
    type Path = any;
    type PerspectiveCamera = any;
    type Scene = any;
    type ShaderMaterial = any;
    type ShadowMaterial = any;
    type Shape = any;
    type ShapeGeometry = any;
    type Sphere = any;
    type Texture = any;
    type TubeGeometry = any;
    type Vector2 = any;
    type Vector3 = any;
    type WebGLRenderTarget = any;
    type WebGLRenderer = any;
  }
  export = THREE;
}

declare module "three/addons/*";

export const zoom = {
  nearer: "Zoom in",
  farther: "Zoom out",
  touch: "Tap or pinch to zoom",
  click: "Click to zoom, drag to look around",
  keys: "Keys: + − 0 and the arrows",
};

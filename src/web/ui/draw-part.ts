import { type ComponentType, createContext, type ReactNode } from "react";

/** Draws a part that stands by itself, or says where what was written of it before belongs. */
export type DrawPart = <Props extends object>(
  tag: string,
  Part: ComponentType<Props>,
  props: Props,
) => ReactNode;

/** The server's alone: in the browser every part is drawn. */
export const DrawPartContext = /* @__PURE__ */ createContext<DrawPart | null>(null);

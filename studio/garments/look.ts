import type { Scene } from "../relief/part.ts";

export interface Look {
  colour: string;
  accent: string;
  second: boolean;
  has: (word: string) => boolean;
  is: (name: string, value: string) => boolean;
}

export type Garment = (look: Look) => Scene;

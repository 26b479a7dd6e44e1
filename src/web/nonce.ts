import { createContext } from "react";

/** Admits the inline scripts that the server writes; there is none in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);

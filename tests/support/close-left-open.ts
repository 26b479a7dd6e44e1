import { afterAll } from "vitest";
import { closeLeftOpen } from "./left-open.ts";

// Each file begins here; what is said to be done at its end first is done last.
afterAll(closeLeftOpen);

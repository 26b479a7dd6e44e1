import type { Plugin } from "vite";

const made = /node_modules[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/;

/**
 * React makes a few errors while its file is read, as marks that it throws and catches. Where a browser's tools watch,
 * each is given its place, for which the whole of React is read once more; nobody ever sees these, so they have none.
 */
export const marksWithoutPlace = {
  name: "marks-without-place",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    filter: { id: made },
    handler: (code: string) =>
      `const placesKept = Error.stackTraceLimit;\nError.stackTraceLimit = 0;\n${code}\nError.stackTraceLimit = placesKept;\n`,
  },
} satisfies Plugin;

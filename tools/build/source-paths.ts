import { posix } from "node:path";
import type { Plugin } from "vite";

/** In files two folders below the root, a module finds what lies beside it in the sources as if it were still there. */
export function keepSourcePaths(root: string): Plugin {
  return {
    name: "source-paths",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "ssr",
    transform: (code, id) => withSourcePaths(root, code, id),
  };
}

/** Paths of this machine do not go along: what is built may be copied to another folder. */
export function withSourcePaths(root: string, code: string, id: string): string | null {
  const own = pathInside(root, id);
  if (!/^(?:src|db)\//.test(own) || !code.includes("import.meta.")) return null;
  const up = (path: string) => JSON.stringify(`../../${path}`);
  return code.replaceAll(/\bimport\.meta\.(dirname|url)\b/g, (_, name) =>
    name === "url"
      ? `new URL(${up(own)}, import.meta.url).href`
      : `process.getBuiltinModule("node:path").join(import.meta.dirname, ${up(posix.dirname(own))})`,
  );
}

/** The builder writes its paths with slashes on every system, and may add a question to them. */
function pathInside(root: string, id: string): string {
  const [path = "", folder] = [id, root].map((one) => one.replace(/\?.*/s, "").replaceAll("\\", "/"));
  return path.startsWith(`${folder}/`) ? path.slice(`${folder}/`.length) : "";
}

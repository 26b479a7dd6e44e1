/** A hash of all scenes together: their addresses never go stale. */
export const sceneEdition = "0b3aeb4a";

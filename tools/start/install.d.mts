export function isInstalled(root: string, needs: { readonly development: boolean }): boolean;

/** `plugin:skill` → `skill`; an id without a prefix stays. */
export const bareId = (id: string): string => id.slice(id.lastIndexOf(':') + 1);

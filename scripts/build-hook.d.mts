export function hashSources(): string;

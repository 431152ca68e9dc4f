export function removeAtTheEnd(folder: string): void;
export function removeFolders(): void;

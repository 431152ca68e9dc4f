export function hurry(): () => void;

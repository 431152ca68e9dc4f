/** {room of lib: the rooms it may import}, from the ground up. */
export const ROOMS: Record<string, string[]>;

/** A string in a file, with its place: what the readers of JSON, TOML and YAML have in common. */
export interface PlacedString {
  /** Keys, and indexes as text. */
  path: readonly string[];
  /** Offsets of the literal, its quotes included. */
  from: number;
  to: number;
  value: string;
}

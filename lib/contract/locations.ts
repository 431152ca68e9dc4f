/** Where what a result is about stands: files of the repository, and lines in them. */
import { z } from 'zod';

const PlaceSchema = z.object({ file: z.string(), line: z.int().positive().nullable() });

/** Where what a result is about stands, by paths from the repository's root: reports link them, annotations stand there. */
export const LocationsSchema = z.object({
  /** The source's folder; '' for the root. Files of hooks are relative to it. */
  source: z.string(),
  skills: z.record(z.string(), z.string()),
  subagents: z.record(z.string(), z.string()),
  /** Of tool routes, by name. */
  routes: z.record(z.string(), PlaceSchema),
  cases: z.record(z.string(), PlaceSchema),
  /** {agent: the project's settings that it reads}; they may not exist. Absent where the source is no project. */
  settings: z.record(z.string(), z.array(z.string())).optional(),
  /** The marketplace, manifests of the source's plugins and files that declare their hooks: for a mistake in one, an agent may leave the whole plugin out. */
  plugin: z.array(z.string()).optional(),
  /** Settings that turn all hooks off; absent where there are none. */
  hooks_off: z.array(z.string()).optional(),
  /** Settings that are no JSON, so that no hook in them runs; absent where there are none. */
  hooks_broken: z.array(z.string()).optional(),
});

export type Place = z.infer<typeof PlaceSchema>;
export const namePlace = ({ file, line }: Place): string => (line === null ? file : `${file}:${line}`);

export type Locations = z.infer<typeof LocationsSchema>;

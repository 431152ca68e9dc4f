/** The one error a user can fix: its message names the file, the place in it and the fix. Shells turn it into exit code 2. */
export class ConfigError extends Error {
  override name = 'ConfigError';

  constructor(
    readonly problem: string,
    readonly where: { file?: string; line?: number; path?: string; case_id?: string; fix?: string } = {},
  ) {
    const place = [
      where.file && `${where.file}${where.line ? `:${where.line}` : ''}`,
      where.case_id && `case '${where.case_id}'`,
      where.path && `at ${where.path}`,
    ].filter(Boolean);
    super(`${place.length ? `${place.join(', ')}: ` : ''}${problem}${where.fix ? ` Fix: ${where.fix}` : ''}`);
  }
}

/** The one error that a user can fix: its message names the file, the location in it and the fix. The command line and the action exit with code 2. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  /** The message without the fix. */
  readonly statement: string;

  constructor(
    readonly problem: string,
    readonly where: {
      file?: string;
      line?: number;
      path?: string;
      case_id?: string;
      fix?: string;
      /** It may pass by itself, such as a registry that does not answer. */
      outside?: boolean;
    } = {},
  ) {
    const location = [
      where.file && `${where.file}${where.line ? `:${where.line}` : ''}`,
      where.case_id && `case '${where.case_id}'`,
      where.path && `at ${where.path}`,
    ].filter(Boolean);
    const statement = `${location.length ? `${location.join(', ')}: ` : ''}${problem}`;
    super(`${statement}${where.fix ? ` ${formatFix(where.fix)}` : ''}`);
    this.statement = statement;
  }
}

/** A suggestion is a question of its own. */
const formatFix = (fix: string) => (fix.startsWith('Did you mean') ? fix : `Fix: ${fix}`);

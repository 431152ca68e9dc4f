/** From what of a source pi 0.87.1 starts something. */
import { modulesIn, type Start } from '../interface/starts.js';

export const starts: readonly Start[] = [
  // A project's settings may have packages installed, by whatever program they name.
  {
    files: ['.pi/settings.json'],
    form: 'json',
    commands: ['npmCommand', 'shellPath', 'shellCommandPrefix'],
    under: [],
  },
  { files: [modulesIn('.pi/extensions')], form: 'module' },
  // Of a package, which names them under `pi` in package.json.
  {
    files: [modulesIn('extensions')],
    form: 'module',
    switched_off: '--no-extensions, and "extensions": [] of the package',
  },
];

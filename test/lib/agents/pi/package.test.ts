import { describe, expect, it } from '@jest/globals';
import { pi } from '../../../../lib/agents/pi/index.js';
import { readSource } from '../../../../lib/setup/source/source.js';
import { skill, writeTree } from '../../../helpers/file-tree.js';
import { temporaryFolder } from '../../../helpers/temporary-folder.js';

const folder = temporaryFolder();

const PLACES = [
  'skills/alpha',
  'skills/alpha/inner',
  'skills/group/beta',
  'skills/.hid/gamma',
  'skills/node_modules/m/eta',
];
const OTHERS = ['extra/delta', 'extra/more/eps', '.dot/zeta'];

/**
 * `pi` in package.json → the skills that pi 0.87.1 listed of the package, installed by its folder. Measured on the real CLI; those in
 * node_modules are left out, because they are no part of a source here.
 */
const MANIFESTS: [pi: unknown, listed: string][] = [
  [undefined, 'alpha beta'],
  [null, 'alpha beta'],
  [[], 'alpha beta'],
  // A manifest without a list has no skills, not even those in skills/.
  [{}, ''],
  [{ extensions: ['./x.ts'] }, ''],
  [{ skills: [] }, ''],
  [{ skills: './skills' }, ''],
  [{ skills: ['./skills', 1] }, ''],
  [{ skills: ['./skills/'] }, 'alpha beta'],
  [{ skills: ['skills'] }, 'alpha beta'],
  [{ skills: ['./extra'] }, 'delta eps'],
  [{ skills: ['./skills/alpha'] }, 'alpha'],
  [{ skills: ['./skills/alpha/SKILL.md'] }, 'alpha'],
  [{ skills: ['./skills/alpha/inner'] }, 'inner'],
  [{ skills: ['./skills', './skills/alpha/inner'] }, 'alpha beta inner'],
  [{ skills: ['.'] }, 'alpha beta delta eps'],
  [{ skills: ['.dot'] }, 'zeta'],
  [{ skills: ['./skills/.hid'] }, 'gamma'],
  [{ skills: ['/etc'] }, ''],
  [{ skills: ['./skills/*'] }, 'alpha beta'],
  [{ skills: ['skills/**'] }, 'alpha beta inner'],
  [{ skills: ['*/delta'] }, 'delta'],
  [{ skills: ['**/SKILL.md'] }, 'alpha beta delta eps inner'],
  [{ skills: ['extr?'] }, 'delta eps'],
  [{ skills: ['.*/zeta'] }, ''],
  [{ skills: ['./*/*'] }, 'alpha beta delta eps'],
  [{ skills: ['./{skills,extra}'] }, ''],
  [{ skills: ['./{skills,extra}/*'] }, 'alpha beta delta eps'],
  [{ skills: ['./[se]*'] }, 'alpha beta delta eps'],
  [{ skills: ['./skills', '!**/beta'] }, 'alpha'],
  [{ skills: ['./skills', '!beta'] }, 'alpha'],
  [{ skills: ['./skills', '!./skills/group/beta'] }, 'alpha beta'],
  [{ skills: ['./skills', '!skills/group/*'] }, 'alpha'],
  [{ skills: ['./skills', '!skills/group'] }, 'alpha beta'],
  [{ skills: ['./skills', '-skills/alpha'] }, 'beta'],
  [{ skills: ['./skills', '-./skills/alpha/SKILL.md'] }, 'beta'],
  [{ skills: ['./skills', '!beta', '+skills/group/beta'] }, 'alpha beta'],
  [{ skills: ['!beta'] }, ''],
];

async function sourceOf(manifest: unknown) {
  const root = folder();
  const skills = [...PLACES, ...OTHERS].map((place) => [`${place}/SKILL.md`, skill(place.split('/').at(-1) ?? '')]);
  writeTree(root, {
    'package.json': JSON.stringify({
      name: 'kit',
      version: '1.0.0',
      ...(manifest === undefined ? {} : { pi: manifest }),
    }),
    ...Object.fromEntries(skills),
  });
  return readSource(root);
}

describe('a package of pi', () => {
  it.each(MANIFESTS)('whose manifest is %j is predicted to offer what pi lists of it', async (manifest, listed) => {
    const source = await sourceOf(manifest);
    const rows = pi.predictOffers({ source, install: 'plugin', vendor_model: null });
    const shown = rows.filter(({ offer }) => offer === 'full').map(({ id }) => id);
    expect(shown.toSorted().join(' ')).toBe(listed);
    const context = { source, install: 'plugin' as const, vendor_model: null };
    const unexplained = rows.filter(
      ({ skill: each, offer }) => offer !== 'full' && !pi.explainOffer(each, context, offer),
    );
    expect(unexplained).toEqual([]);
  });

  it('is what a folder with a manifest of pi is installed as', async () => {
    expect(pi.defaultInstall(await sourceOf({ skills: ['./skills'] }))).toBe('plugin');
    expect(pi.defaultInstall(await sourceOf([]))).toBe('skills');
  });
});

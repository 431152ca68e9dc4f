import { describe, expect, it } from '@jest/globals';
import { projectParts } from '../../../lib/skill/project-scripts.js';

const of = (command: string, file = '.claude/settings.json') => projectParts([{ file, command }]);

describe('projectParts', () => {
  it.each([
    ['node $CLAUDE_PROJECT_DIR/tools/hooks/x.js', ['tools']],
    ['python3 "$CLAUDE_PROJECT_DIR"/tools/x.py', ['tools']],
    ['"${CLAUDE_PROJECT_DIR}/scripts/x.sh" --strict', ['scripts']],
    ['node tools/x.js && ./bin/check.sh', ['tools', 'bin']],
    ['python3 check.py', ['check.py']],
    ['$CLAUDE_PROJECT_DIR/.claude/hooks/x.sh', ['.claude/hooks']],
    ['node .github/scripts/x.js', ['.github/scripts']],
    // What the agents list from there is installed in its own way.
    ['node .claude/skills/alpha/x.js', []],
    ['node ../elsewhere/x.js', []],
    ['exit 2', []],
  ])('%s needs %j', (command, parts) => {
    expect(of(command)).toEqual(parts);
  });

  it('leaves the hooks of a plugin to the plugin’s own folder', () => {
    expect(of('node $CLAUDE_PROJECT_DIR/tools/x.js', 'hooks/hooks.json')).toEqual([]);
  });
});

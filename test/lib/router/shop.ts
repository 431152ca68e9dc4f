/** A small index that tests share: six tools of three skills. */
import { makeTool } from '../../../lib/router/words/tool.js';

export const SHOP = [
  makeTool('git.commit', 'Record staged changes in the repository with a message', {
    routing_keywords: ['git', 'commit'],
  }),
  makeTool('git.revert', 'Undo an earlier change by a new one', { intents: ['Revert the last commit'] }),
  makeTool('files.find', 'Find files by name or extension in a directory', { category: 'search' }),
  makeTool('files.replace', 'Replace text in many files by a regular expression', {
    input_schema: { type: 'object', properties: { pattern: { type: 'string' } } },
    parameters: ['pattern'],
  }),
  makeTool('weather.forecast', 'Tell the weather of a city for the coming days'),
  makeTool('mail.send', 'Write an email and send it to a colleague'),
];

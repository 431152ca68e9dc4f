/** A request whose system prompt lists the skills between tags of their own → the listing word for word, and the skills in it. */
import type { ListingText } from '../../model/listing.js';
import type { ModelRequest, OfferedSkill } from '../../model/wire.js';
import { readSkillTags } from './skill-tags.js';

/** How an agent writes it. */
export interface TaggedShape {
  /** From the block's first tag; its group is what stands inside. */
  block: RegExp;
  /** The same with the lines around it that say when to use a skill. */
  passage: RegExp;
  /** Whether names and descriptions are XML. */
  escaped: boolean;
  /** The tool with which a model loads a skill. */
  tool: string;
}

/** A prompt of the user's may quote a listing. */
const systemTexts = ({ texts }: ModelRequest): string[] =>
  texts.filter(({ role }) => role === 'system' || role === 'developer').map(({ text }) => text);

export function taggedListing({ block, passage, escaped, tool }: TaggedShape) {
  /** Those that a part of the prompt lists; null when it lists none. */
  const readListed = (prompt: string): OfferedSkill[] | null => {
    const inside = block.exec(prompt)?.[1];
    return inside === undefined ? null : readSkillTags(inside, escaped);
  };
  return {
    readListed,
    readOffer: (request: ModelRequest): OfferedSkill[] =>
      systemTexts(request)
        .map(readListed)
        .find((listed) => listed !== null) ?? [],
    readListing(request: ModelRequest): ListingText | null {
      const found = request.tools.find(({ name }) => name === tool);
      const [first] = systemTexts(request).flatMap((text) => passage.exec(text)?.[0] ?? []);
      return found && first !== undefined ? { passages: [first], tool: found } : null;
    },
  };
}

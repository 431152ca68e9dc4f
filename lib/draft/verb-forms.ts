/** A word → the verb that it is a form of, for the verbs with which skills say what they do and requests begin. */

/** Not those of a skill's own use: `use`, `load`. */
const VERBS =
  'adapt add aggregate analyse analyze annotate answer apply assess audit author automate break build calculate calibrate capture change check choose classify clean collect compact compare compose compress compute configure connect control convert coordinate count create crop debug decide decompose decrypt define delete deploy design detect determine develop diagnose discover document download draft draw edit enable encrypt enforce establish estimate evaluate examine execute explain explore export extract fetch fill find finish fix format fuzz generate guide handle hunt identify implement import improve inspect install instrument integrate interact investigate learn link lint look make manage map measure merge migrate model modernize modify monitor move navigate optimise optimize orchestrate organise organize parse patch perform plan polish port prepare prioritize process produce profile proofread protect prove provision prune publish query read receive record reduce refactor register remove rename render repair replace report reproduce request research resize resolve restore retrieve review rewrite rotate run scaffold scan schedule search secure select send set setup sharpen simplify simulate solve split start stress-test structure style summarise summarize sync tag test trace track train transform translate triage troubleshoot tune turn understand update upgrade upload validate verify vet visualise visualize wire work wrap write'.split(
    ' ',
  );

/** `plan` and `run`, not `clean` and `fix`, double their last letter. */
const DOUBLES = /^(?:[^aeiou]*[aeiou][bdgmnprt]|debug|submit|setup)$/;

function gerundOf(verb: string): string {
  if (DOUBLES.test(verb)) return `${verb}${verb.at(-1)}ing`;
  return /[^eoy]e$/.test(verb) ? `${verb.slice(0, -1)}ing` : `${verb}ing`;
}

function thirdPersonOf(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

const FORMS = new Map(
  VERBS.flatMap((verb): [string, string][] => [
    [verb, verb],
    [thirdPersonOf(verb), verb],
  ]),
);
/** With these verbs, as in `I'm starting`, users say where they are, and ask for nothing. */
const STATES = new Set(['work', 'interact', 'receive', 'start', 'finish']);
const GERUNDS = new Map(VERBS.filter((verb) => !STATES.has(verb)).map((verb) => [gerundOf(verb), verb]));

/** `review`, `reviews` → `review`; undefined where it is not a verb of work. */
export const baseOf = (word: string): string | undefined => FORMS.get(word);
/** `reviewing` → `review`. */
export const baseOfGerund = (word: string): string | undefined => GERUNDS.get(word);
/** `maintains` → `maintain`, of verbs that are not listed. */
export const stemOf = (word: string): string => word.replace(/ies$/, 'y').replace(/(?<=ss|x|zz|ch|sh)es$|s$/, '');
export const isVerb = (word: string): boolean => FORMS.has(word);

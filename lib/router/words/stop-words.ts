/** English stop words: function words, and words common to requests, that do not help to tell tools apart. */
const WORDS = `
a about above after again all also am an and another any are as at back be because been before being below between both
but by can cannot could did do does doing done down during each else etc even ever every few for from further get gets
getting give go going got had has have having he hello help helps her here hers hey hi him his how i if im in into is it
its ive just kindly know let lets like ll make makes making many may maybe me might mine more most much must my myself
need needed needs no nor not now of off ok okay on once one only or other our ours out over own please provide re really
right s same she should show so some someone something still such sure t take tell than thank thanks that the their them
then there these they thing things this those through to too under until up upon us use used user users uses using ve
very via want wanted wants was way we well were what whats when where whether which while who whom whose why will wish
with within without would yes yet you your yours
`;

export const STOP_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));

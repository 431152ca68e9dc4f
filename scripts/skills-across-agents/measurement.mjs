// What the tests take from here: the samples, the measurement of an agent, the predictions for the same samples, and the page.
export { openAsker } from './ask.mjs';
export { measureAgent } from './measure.mjs';
export { predictCells } from './predict.mjs';
export { renderPage } from './render.mjs';
export { SAMPLES } from './samples.mjs';

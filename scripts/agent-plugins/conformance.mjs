// What the tests take from here: the measurement of cases, the predictions for the same cases, and the page.
export { CLIENTS, measureBatch } from './measure.mjs';
export { predictCases } from './predict.mjs';
export { renderPage } from './render.mjs';

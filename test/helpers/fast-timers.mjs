/** Preloaded into a spawned action: it does not wait for its retries. */
import { hurry } from './hurry.mjs';

hurry();

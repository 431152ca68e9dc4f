/** A run that was ended while it waited for its model → the fault that this is: no timeout of the agent's own, but a server that did not answer. */
import type { Fault } from '../../contract/transcript/event.js';

export const UNANSWERED: Fault = {
  kind: 'server_timeout',
  message: 'the model server had not answered before the timeout',
};

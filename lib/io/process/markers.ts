/** The environment variables by which processes are found again after the one that started them is gone. */

/** Identifies a unit's processes, even in a session of their own. */
export const MARKER = 'AGENT_ROUTING_UNIT';
/** GitHub's runner uses this variable to find processes that a job left running, should this process be killed. */
export const RUNNER_MARKER = 'RUNNER_TRACKING_ID';

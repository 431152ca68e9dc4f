/** The state that the main step saves for the post step, through the runner's state file. */
import * as core from '@actions/core';

export interface State {
  /** Set in the main step, so a process that finds it set is the post step. */
  main: 'started' | '';
  /** Saved as soon as the folder exists, so that the results of a killed job are found. */
  artifact_dir: string;
  uploaded: 'true' | '';
}

export function saveState<K extends keyof State>(name: K, value: State[K]): void {
  core.saveState(name, value);
}

export function readState(): State {
  return {
    main: core.getState('main') === 'started' ? 'started' : '',
    artifact_dir: core.getState('artifact_dir'),
    uploaded: core.getState('uploaded') === 'true' ? 'true' : '',
  };
}

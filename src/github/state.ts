/** What the main step leaves for the post step, through the runner's state file. */
import * as core from '@actions/core';

export interface State {
  /** The post step knows by it that it is one. */
  main: 'started' | '';
  /** Set as soon as there is a folder, so that a killed job's results are found. */
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

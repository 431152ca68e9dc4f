/** `preset` → the inputs that it sets, as strings of a workflow; what the user writes goes before it. */

/** gate: what a pull request waits for, without a key. nightly-live: what a vendor's model does, with several trials and few at once. */
export const PRESETS = {
  gate: { mode: 'oracle', infra_retries: '1', cache: 'true' },
  'nightly-live': {
    mode: 'live',
    trials: '5',
    pass_threshold: 'majority',
    infra_retries: '2',
    max_parallel: '2',
    cache: 'true',
  },
} satisfies Record<string, Record<string, string>>;

export type Preset = keyof typeof PRESETS;
export const PRESET_NAMES = Object.keys(PRESETS) as [Preset, ...Preset[]];

export function withPreset(raw: Readonly<Record<string, string>>): Record<string, string> {
  const preset = Object.hasOwn(PRESETS, raw['preset'] ?? '') ? PRESETS[raw['preset'] as Preset] : {};
  return { ...preset, ...raw };
}

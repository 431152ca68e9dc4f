// Answers held against labels → figures for each agent and over all, and the list of misses.
// `used` leaves out rows marked debatable (counted apart); a missing answer counts as wrong.

const blank = () => ({
  rows: 0,
  tp: 0,
  fp: 0,
  fn: 0,
  tn: 0,
  debatable: 0,
  agreed: 0,
  infra: { tp: 0, fp: 0, fn: 0, tn: 0 },
  calls: 0,
  calls_right: 0,
  tiers: 0,
  tiers_right: 0,
});

/** answers: [{item, agent, row, label, answer: {used, tier, infra, tool_calls: [outcome]}}] */
export function score(answers) {
  const groups = { overall: blank() };
  const misses = [];
  for (const { item, agent, row, label, answer } of answers) {
    const of = `${item}#${row} ${label.skill}`;
    const debatable = label.debatable ? 'debatable ' : '';
    if (answer.used !== label.used)
      misses.push(
        `${debatable}used ${of}: want ${label.used} (${label.how}), got ${answer.used} (${answer.how ?? '?'})`,
      );
    else if (label.used && label.min_tier && answer.tier !== undefined && answer.tier !== label.min_tier)
      misses.push(`${debatable}tier ${of}: want ${label.min_tier}, got ${answer.tier}`);
    if (answer.infra !== undefined && answer.infra !== label.infra)
      misses.push(`infra ${of}: want ${label.infra} (${label.infra_reason}), got ${answer.infra}`);
    const calls = answer.tool_calls
      ? label.tool_calls.map((call, index) => ({ call, got: answer.tool_calls[index] }))
      : [];
    for (const { call, got } of calls) {
      if (got !== call.outcome)
        misses.push(
          `${debatable}call ${of} ${call.tool} ${JSON.stringify(call.input_contains)}: want ${call.outcome}, got ${got}`,
        );
    }
    groups[agent] ??= blank();
    for (const group of [groups.overall, groups[agent]]) count(group, label, answer, calls);
  }
  return { groups: Object.fromEntries(Object.entries(groups).map(([name, group]) => [name, figures(group)])), misses };
}

function count(group, label, answer, calls) {
  const right = answer.used === label.used;
  if (label.debatable) {
    group.debatable += 1;
    group.agreed += right ? 1 : 0;
  } else {
    group.rows += 1;
    group[label.used ? (right ? 'tp' : 'fn') : right ? 'tn' : 'fp'] += 1;
    if (label.used && label.min_tier && answer.tier !== undefined) {
      group.tiers += 1;
      group.tiers_right += answer.tier === label.min_tier ? 1 : 0;
    }
    group.calls += calls.length;
    group.calls_right += calls.filter(({ call, got }) => got === call.outcome).length;
  }
  if (answer.infra !== undefined)
    group.infra[label.infra ? (answer.infra ? 'tp' : 'fn') : answer.infra ? 'fp' : 'tn'] += 1;
}

const share = (part, whole) => (whole ? part / whole : null);

function figures({ rows, tp, fp, fn, tn, debatable, agreed, infra, calls, calls_right, tiers, tiers_right }) {
  const judged = infra.tp + infra.fp + infra.fn + infra.tn;
  return {
    rows,
    precision: share(tp, tp + fp),
    recall: share(tp, tp + fn),
    f1: share(2 * tp, 2 * tp + fp + fn),
    counts: { tp, fp, fn, tn },
    debatable,
    debatable_agreed: agreed,
    infra: share(infra.tp + infra.tn, judged),
    tool_calls: share(calls_right, calls),
    tiers: share(tiers_right, tiers),
  };
}

export const percent = (value) => (value === null ? '–' : `${(100 * value).toFixed(1)}`);

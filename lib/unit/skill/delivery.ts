/** A skill case and the agent → what its calls may bring, and the evidence as far as that reached the model. */
import type { LaunchSetup } from '../../agents/interface/unit-setup.js';
import { type Aliases, namesOf } from '../../case/aliases.js';
import { type Deliveries, type DeliveryFacts, openDeliveries, type Wanted } from '../../delivery/deliveries.js';
import { ownersOf } from '../../delivery/owners.js';
import { bodyOf, readWritten } from '../../delivery/written-text.js';
import { type Asked, type Delivered, listClaims } from '../../evidence/claims.js';
import { getOwn } from '../../input/get-own.js';
import { expectSkill, listExpectedCalls } from '../../policy/expected-calls.js';
import { findOffered } from '../../policy/oracle.js';
import { findSkills, nameSkill } from '../../skill/find-skill.js';
import type { ReadyAgent } from '../../transcript/ready.js';
import type { UnitContext } from '../trial/context.js';
import { findNamed } from './command.js';
import type { Deciding } from './policy.js';

export interface WatchedDeliveries extends Deliveries {
  /** To be called once, with the folders of the trial. */
  expect(asked: readonly Asked[], setup: LaunchSetup): void;
}

export function watchDeliveries(
  { agent }: ReadyAgent,
  { shared, parts }: Pick<UnitContext, 'shared' | 'parts'>,
): WatchedDeliveries {
  const { source, bodies } = shared;
  const wanted = new Map<string, Wanted>();
  const owners = ownersOf(bodies);
  const named = new Map(source.skills.map((skill) => [skill.path, skill]));
  const facts: DeliveryFacts = {
    title: agent.title,
    limit: agent.body_limit ?? null,
    mask: agent.mask ?? null,
    owners,
    nameOf: (path) => {
      const skill = named.get(path);
      return skill ? nameSkill(skill, source) : path;
    },
  };
  return {
    ...openDeliveries(wanted, facts),
    expect(cases, setup) {
      for (const asked of cases) for (const [key, one] of listWanted(asked, setup)) wanted.set(key, one);
    },
  };

  function listWanted(asked: Asked, setup: LaunchSetup): [string, Wanted][] {
    const { all, aliases } = listClaims(asked, 'events');
    const ids = all.flatMap(({ skill }) => (skill === null || skill === '*' ? [] : [skill]));
    const files = listExpectedCalls(asked.testCase, agent, setup).files;
    return [
      ...[...new Set(ids)].map((id): [string, Wanted] => [skillKey(id), wantSkill(id, aliases, setup)]),
      ...asked.testCase.required_files.map((file, at): [string, Wanted] => [
        fileKey(file, asked),
        wantFile(files[at] ?? file, getOwn(asked.files, file) ?? null),
      ]),
    ];
  }

  function wantSkill(id: string, aliases: Aliases, setup: LaunchSetup): Wanted {
    const { names, path } = expectSkill(id, aliases, agent, setup);
    const by = { agent, install: setup.install };
    const [found] = namesOf(id, aliases).flatMap((name) => findSkills(source, name, by));
    const text = found ? getOwn(bodies, found.path) : findNamed(id, aliases, { parts, shared })?.text;
    return {
      callFor: (request, offered) => {
        const row = findOffered(offered, names, path);
        return row ? agent.callSkill(request, row) : null;
      },
      written: text === undefined ? null : readWritten(bodyOf(text)),
      path: found?.path ?? null,
    };
  }

  function wantFile(path: string, text: string | null): Wanted {
    return {
      callFor: (request) => agent.readFile(request, path),
      written: text === null ? null : readWritten(text),
      path: null,
    };
  }
}

/** The policy, with what it calls noted. */
export function watched(
  policyFor: Deciding['policy'],
  deliveries: WatchedDeliveries | null,
  asked: Asked,
): Deciding['policy'] {
  if (policyFor === null || deliveries === null) return policyFor;
  return (setup) => {
    deliveries.expect([asked], setup);
    return deliveries.watch(policyFor(setup));
  };
}

const skillKey = (id: string) => `skill ${id}`;
/** Two cases may name different files alike. */
const fileKey = (file: string, { testCase }: Asked) => `file ${testCase.case_id} ${file}`;

/** As the collector of a case asks for it. own: the skills that this case calls, where others of its process call others; null: all calls are its own. */
export const askDeliveries = (
  asked: Asked,
  deliveries: Deliveries,
  own: ReadonlySet<string> | null = null,
): Delivered => {
  const isOwn = (skill: string) => own === null || own.has(skill);
  return {
    isCalled: (skill) => isOwn(skill) && deliveries.isCalled(skillKey(skill)),
    of({ skill, token }) {
      if (skill === null) return deliveries.of(fileKey(token, asked));
      return isOwn(skill) ? deliveries.of(skillKey(skill)) : null;
    },
  };
};

/** In a pack each case calls what it requires, and nothing else. */
export const listOwn = (asked: Asked): ReadonlySet<string> =>
  new Set(listClaims(asked, 'events').all.flatMap(({ role, skill }) => (role === 'required' && skill ? [skill] : [])));

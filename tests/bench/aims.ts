import { NAMES } from './contestants';
import type { Name } from './contestants';
import type { SandboxCost } from './sandboxCost';
import { speedRatio } from './statistics';
import type { Measurement } from './statistics';

export type Rounds = Partial<Record<Name, Measurement[]>>;

/** What was measured as one number, and what it should be where that was promised. */
export interface Verdict {
  readonly what: string;
  /** Null: nothing to compare with. */
  readonly value: number | null;
  readonly unit: string;
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** Sandboxes that should fit into the memory below, at the same time. */
export const SANDBOXES_KEPT = 1000;

/** All verdicts on what was measured. Ratios hold on any machine. */
export const verdictsOn = (rounds: Rounds, cost: SandboxCost): Verdict[] => [
  ratio(rounds, 'plans', 'jsonServer', 2.5),
  ratio(rounds, 'plans', 'mockoon'),
  ratio(rounds, 'plans', 'plainHttp'),
  ratio(rounds, 'order', 'jsonServerWrite'),
  ratio(rounds, 'plansOfMany', 'plans', 0.9),
  ratio(rounds, 'devicesOfMany', 'devices', 0.9),
  {
    what: `memory with ${SANDBOXES_KEPT} sandboxes`,
    value: cost.residentMb,
    unit: ' MB',
    atMost: 700,
  },
  {
    what: `the same, json-server's REST used in each`,
    value: cost.residentMbWithDb,
    unit: ' MB',
    atMost: 700,
  },
  {
    what: `sandboxes kept of ${cost.made}`,
    value: cost.kept,
    unit: '',
    atLeast: SANDBOXES_KEPT,
    atMost: SANDBOXES_KEPT,
  },
  { what: 'the oldest is let go (1: yes)', value: Number(cost.oldestGone), unit: '', atLeast: 1 },
  { what: 'heap of a sandbox', value: cost.mbEach, unit: ' MB' },
  { what: 'time to make a sandbox over HTTP', value: cost.msEach, unit: ' ms' },
];

function ratio(rounds: Rounds, ours: Name, theirs: Name, atLeast?: number): Verdict {
  const [one = [], other = []] = [rounds[ours], rounds[theirs]];
  const value = one.length > 0 && other.length > 0 ? speedRatio(one, other) : null;
  const what = `${NAMES[ours]} / ${NAMES[theirs]}`;
  return { what, value, unit: '×', ...(atLeast !== undefined && { atLeast }) };
}

/** Where nothing was promised, or nothing can be compared, nothing fails. */
export const isMet = ({ value, atLeast = -Infinity, atMost = Infinity }: Verdict): boolean =>
  value === null || (value >= atLeast && value <= atMost);

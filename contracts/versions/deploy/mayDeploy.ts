/** Decides whether a portal may be deployed: every service must have fulfilled its contract. */
import type { Verification, VerificationRecord } from '../../backend/verify/record.mjs';
import type { Services } from '../services';

export type Verdict =
  'verified' | 'failed' | 'outdated' | 'expired' | 'missing' | 'unreadable' | 'other version';

export interface Answer {
  readonly service: string;
  readonly domain: string;
  readonly verdict: Verdict;
  /** One sentence. */
  readonly reason: string;
}

/** A record file: its content, or why it cannot be used. */
export type RecordFile =
  | { readonly name: string; readonly record: VerificationRecord }
  | { readonly name: string; readonly problem: string };

export interface Question {
  readonly services: Services;
  readonly records: readonly RecordFile[];
  /** The digests of the contract by domain. */
  readonly digests: Readonly<Record<string, string>>;
  readonly now: Date;
  /** Restricts the question to one service. */
  readonly service?: string | undefined;
  /** Asks about this version of the service instead of the one that was verified last. */
  readonly serviceVersion?: string | undefined;
  /** A verification that is older no longer counts. */
  readonly maxAgeDays?: number | undefined;
}

export interface Decision {
  readonly yes: boolean;
  readonly answers: readonly Answer[];
  /** Records that belong to no known service, and the like. They change nothing. */
  readonly remarks: readonly string[];
}

const DAY_MS = 24 * 60 * 60_000;
const dayOf = (time: string) => time.slice(0, 10);

const newest = (verifications: readonly Verification[]) =>
  verifications.toSorted((a, b) => Date.parse(b.verifiedAt) - Date.parse(a.verifiedAt))[0];

const again = 'Run homeview-verify against it and commit the record.';

function outdated(own: readonly Verification[]): [Verdict, string] {
  const last = newest(own);
  if (!last) return ['missing', `It has never been verified. ${again}`];
  const { contractVersion, serviceVersion, verifiedAt } = last;
  return [
    'outdated',
    `The contract has changed since ${serviceVersion} was verified (version ${contractVersion}, ${dayOf(verifiedAt)}). ${again}`,
  ];
}

/** Clocks of pipelines differ by less. */
const CLOCK_SKEW_MS = 60 * 60_000;

function judge(
  all: readonly Verification[],
  { digest, now, serviceVersion, maxAgeDays }: Omit<Question, 'digests'> & { digest: string },
): [Verdict, string] {
  const latest = now.getTime() + CLOCK_SKEW_MS;
  const own = all.filter((one) => Date.parse(one.verifiedAt) <= latest);
  const [future] = all.filter((one) => !own.includes(one));
  if (future && own.length === 0) {
    return ['unreadable', `Its record is of ${dayOf(future.verifiedAt)}, in the future. ${again}`];
  }
  const current = own.filter((one) => one.digest === digest);
  const asked = current.filter((one) => one.serviceVersion === serviceVersion);
  const last = newest(current);
  if (!last) return outdated(own);
  const judged = serviceVersion === undefined ? last : newest(asked);
  if (!judged) {
    const run = `${last.serviceVersion} on ${dayOf(last.verifiedAt)}`;
    return ['other version', `Verified was ${run}, not ${String(serviceVersion)}. ${again}`];
  }
  const { result, passed, failed, verifiedAt } = judged;
  const run = `${judged.serviceVersion} on ${dayOf(verifiedAt)}`;
  if (result !== 'passed') return ['failed', `${failed} of ${passed + failed} failed: ${run}.`];
  if (passed === 0) return ['failed', `None has passed: ${run}. ${again}`];
  const age = Math.floor((now.getTime() - Date.parse(verifiedAt)) / DAY_MS);
  if (maxAgeDays !== undefined && age > maxAgeDays) {
    return ['expired', `The verification is ${age} days old: ${run}. ${again}`];
  }
  return ['verified', `${passed} passed: ${run}.`];
}

function answersFor(service: string, question: Question): Answer[] {
  const file = question.records.find(({ name }) => name === service);
  return (question.services[service] ?? []).map((domain) => {
    const where = { service, domain };
    const digest = question.digests[domain];
    if (digest === undefined) {
      return { ...where, verdict: 'missing', reason: `The contract has no domain "${domain}".` };
    }
    if (file && 'problem' in file) return { ...where, verdict: 'unreadable', reason: file.problem };
    const own = (file?.record.verifications ?? []).filter((one) => one.domain === domain);
    const [verdict, reason] = judge(own, { ...question, digest });
    return { ...where, verdict, reason };
  });
}

/** The documented domains that no service answers for. */
function withoutService({ services, digests }: Question): Answer[] {
  const owned = Object.values(services).flat();
  return Object.keys(digests)
    .filter((domain) => domain !== 'assumed' && !owned.includes(domain))
    .map((domain) => ({
      service: 'none',
      domain,
      verdict: 'missing',
      reason: 'No service in contracts/versions/services.json answers for it.',
    }));
}

export function mayDeploy(question: Question): Decision {
  const { services, records, service } = question;
  const names = service === undefined ? Object.keys(services) : [service];
  const answers = [
    ...names.flatMap((name) => answersFor(name, question)),
    ...(service === undefined ? withoutService(question) : []),
  ];
  const remarks = records
    .filter(({ name }) => !Object.hasOwn(services, name))
    .map(({ name }) => `contracts/verified/${name}.json: "${name}" is not in services.json.`);
  const yes = answers.length > 0 && answers.every(({ verdict }) => verdict === 'verified');
  return { yes, answers, remarks };
}

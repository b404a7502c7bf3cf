/** Records which version of the contract a service has fulfilled, for `npm run contracts:may-deploy`. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { callOf } from './domains.mjs';
import { ASSUMED, DOCUMENTED } from './pactFiles.mjs';

/**
 * @typedef {object} Verification
 * @property {string} domain
 * @property {string} digest
 * @property {string} contractVersion
 * @property {string} serviceVersion
 * @property {string} verifiedAt ISO 8601
 * @property {'passed' | 'failed'} result
 * @property {number} passed
 * @property {number} failed
 * @property {number} pending
 *
 * @typedef {{ service: string; verifications: readonly Verification[] }} VerificationRecord
 *
 * @typedef {{ method: string; path: string }} Sent
 * @typedef {{ description: string; sent: Sent; passed: boolean; pending: boolean }} Result
 */

/** The record cannot be written; the message is one sentence. */
class CannotRecord extends Error {}

/** The name is also that of a file. */
const NAME = /^[\w][\w.-]*$/;

export const isServiceName = (name) => NAME.test(name);

export const defaultRecordFile = (service) => join('contracts', 'verified', `${service}.json`);

/** Sorts the keys at every depth, so that their order never matters. */
const sorted = (value) => {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const keys = Object.keys(value).sort();
  return Object.fromEntries(keys.map((key) => [key, sorted(value[key])]));
};

const textOf = ({ providerStates, request, response, pending = false }) =>
  JSON.stringify(sorted({ providerStates, request, response, pending }));

/**
 * One digest for each domain: of what is sent and expected, in any order. Descriptions do not count.
 * An interaction that is in several files counts once; assumed ones are a domain for themselves.
 * @param {readonly { request: Sent; assumed?: boolean }[]} interactions
 * @param {(request: Sent) => string} domainOf
 * @returns {Record<string, string>}
 */
export function digestsOf(interactions, domainOf) {
  const domains = {};
  for (const interaction of interactions) {
    const domain = interaction.assumed ? 'assumed' : domainOf(interaction.request);
    (domains[domain] ??= new Set()).add(textOf(interaction));
  }
  const digest = (texts) =>
    createHash('sha256')
      .update(JSON.stringify([...texts].sort()))
      .digest('hex')
      .slice(0, 16);
  return Object.fromEntries(
    Object.entries(domains).map(([domain, texts]) => [domain, digest(texts)]),
  );
}

const interactionsIn = (pacts, file) => {
  const path = join(pacts, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).interactions : [];
};

/** The digests of the domains in a folder of pact files. */
function digestsIn(pacts) {
  const interactions = [DOCUMENTED, ASSUMED].flatMap((file) =>
    interactionsIn(pacts, file).map((one) => ({ ...one, assumed: file === ASSUMED })),
  );
  return digestsOf(interactions, (request) => callOf(request)?.domain ?? 'unknown');
}

/** The version of this contract: that of the package. */
const contractVersion = () =>
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).version;

/** @throws CannotRecord if the file belongs to another service or cannot be read. */
function readVerifications(file, service) {
  if (!existsSync(file)) return [];
  let record;
  try {
    record = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new CannotRecord(`${file} is no JSON. Delete it, or name another file with --record.`);
  }
  if (record?.service !== service || !Array.isArray(record.verifications)) {
    throw new CannotRecord(`${file} is not the record of "${service}".`);
  }
  return record.verifications;
}

/** Checked before a run, which would otherwise end without its record. @throws CannotRecord */
export function checkRecord(file, service) {
  readVerifications(file, service);
}

const byDomain = (a, b) => (a.domain === b.domain ? 0 : a.domain < b.domain ? -1 : 1);

function entryOf(domain, results, run) {
  const passed = results.filter((result) => result.passed).length;
  const pending = results.filter((result) => !result.passed && result.pending).length;
  const failed = results.length - passed - pending;
  const result = failed === 0 ? 'passed' : 'failed';
  return { domain, ...run, result, passed, failed, pending };
}

/** Versions of a service that are kept for each digest of a domain, so that records stay short. */
const VERSIONS_KEPT = 10;

/** The newest entries of each domain and digest. */
const newest = (entries) => {
  const sorted = entries.toSorted((a, b) => Date.parse(b.verifiedAt) - Date.parse(a.verifiedAt));
  const isAlike = (one) => (other) => one.domain === other.domain && one.digest === other.digest;
  return sorted.filter(
    (one, at) => sorted.slice(0, at).filter(isAlike(one)).length < VERSIONS_KEPT,
  );
};

/**
 * Adds the results of a run to the record of a service: one entry for each domain, its digest and the
 * version of the service. A later run of the same three replaces the earlier one.
 * @param {{
 *   file: string;
 *   service: string;
 *   serviceVersion: string;
 *   results: readonly Result[];
 *   pacts: string;
 *   at?: Date;
 * }} run
 * @throws CannotRecord if the file belongs to another service or cannot be read.
 */
export function recordRun({ file, service, serviceVersion, results, pacts, at = new Date() }) {
  const digests = digestsIn(pacts);
  const documented = interactionsIn(pacts, DOCUMENTED).map(({ description }) => description);
  const domainOf = ({ description, sent }) =>
    documented.includes(description) ? (callOf(sent)?.domain ?? 'unknown') : 'assumed';
  const entries = [...new Set(results.map(domainOf))].map((domain) => {
    const own = results.filter((result) => domainOf(result) === domain);
    const run = {
      contractVersion: contractVersion(),
      serviceVersion,
      verifiedAt: at.toISOString(),
    };
    return entryOf(domain, own, { digest: digests[domain], ...run });
  });
  const isReplaced = (old) =>
    entries.some(
      ({ domain, digest }) =>
        domain === old.domain && digest === old.digest && serviceVersion === old.serviceVersion,
    );
  const earlier = readVerifications(file, service).filter((old) => !isReplaced(old));
  const verifications = newest([...entries, ...earlier]).sort(byDomain);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ service, verifications }, null, 2)}\n`);
}

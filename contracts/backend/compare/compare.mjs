/** Compares an OpenAPI document of a team with the pacts of the portal, without a service. */
import { existsSync, readFileSync } from 'node:fs';
import SwaggerParser from '@apidevtools/swagger-parser';
import { Comparator } from '@pactflow/openapi-pact-comparator';
import { CannotRun } from '../commandLine.mjs';
import { callOf } from '../verify/domains.mjs';
import { shortened } from '../verify/output/printable.mjs';
import { filesToVerify, pactDir, readPacts } from '../verify/pactFiles.mjs';
import { unpromised } from './promises.mjs';
import { comparable, withoutUnreadable } from './schemas.mjs';

const ours = new URL('../../openapi.json', import.meta.url);

/** The document cannot be compared; the message says why. */
class CannotCompare extends CannotRun {
  exitCode = 2;
}

/** Reads an OpenAPI document, JSON or YAML, also one that consists of several files. */
export async function readDocument(file) {
  if (!existsSync(file)) throw new CannotCompare(`There is no file ${file}.`);
  try {
    return withBasePath(comparable(await SwaggerParser.bundle(file)));
  } catch (error) {
    throw new CannotCompare(`${file} is no OpenAPI document that can be read: ${error.message}`);
  }
}

/** Paths of the document are relative to its server; the pacts have paths from the origin. */
function withBasePath(document) {
  const url = document.servers?.[0]?.url ?? '/';
  const path = url.includes('{') ? '/' : new URL(url, 'http://localhost').pathname;
  const base = path.replace(/\/$/, '');
  if (base === '') return document;
  return { ...document, info: { 'x-opc-config-base-path': base, ...document.info } };
}

const placeIn = ({ specDetails }) => specDetails?.location.replace('[root].', '') ?? '';

/** The alternative of a schema that a place belongs to: `…schema.oneOf.1`. */
const ALTERNATIVE = /^.*\b(?:oneOf|anyOf)\.\d+(?=\.)/;

/**
 * Without the alternatives that were not meant, because a constant of theirs is another: they have
 * nothing to say. What remains says more than that none of the alternatives fits.
 */
function ofMeant(results) {
  const others = results
    .map(placeIn)
    .filter((place) => /\.(enum|const)$/.test(place))
    .flatMap((place) => ALTERNATIVE.exec(place) ?? []);
  const meant = results.filter(
    (one) =>
      !/must match .* schema/.test(one.message) &&
      !others.some((prefix) => placeIn(one).startsWith(`${prefix}.`)),
  );
  return meant.length > 0 ? meant : results;
}

/** A result of the comparator as a problem: the place in the call, and what is wrong. */
const problemOf = (result) => ({
  type: result.type,
  field: result.mockDetails?.location.replace(/^\[root\]\.interactions\[0\]\.?/, '') ?? '',
  message: inWords(result.message, result.mockDetails),
  place: placeIn(result),
});

/** The comparator calls the document "spec file", and a field of ours an additional property. */
function inWords(message, { location: at = '', value } = {}) {
  const text = message
    .replace(/^.* (?:incompatible|required) .* in the spec file: /, '')
    .replace(/(?:the )?spec file/, 'your document');
  const [, field] = /additional properties - (.+)$/.exec(text) ?? [];
  if (field !== undefined && at.includes('.response.')) {
    return `your document has no ${field}, which the portal reads`;
  }
  if (text.startsWith('must have ')) {
    return text.replace('must have required', 'your document requires the');
  }
  if (!text.startsWith('must ')) return text;
  const needs = at.includes('.response.') ? 'the portal needs' : 'the portal sends';
  const isPlain = value === null || ['string', 'number', 'boolean'].includes(typeof value);
  const example = isPlain ? `; ${needs} for example ${shortened(JSON.stringify(value))}` : '';
  return `${text} in your document${example}`;
}

const callText = ({ method, path }) => {
  const call = callOf({ method, path });
  return `${call?.name}: ${method} ${call?.path ?? path}`;
};

/** What the document leaves open and the portal needs, as a problem. */
const openPlace = ({ place, weak }) => ({
  type: 'warning',
  field: `response.body${place}`,
  message: `${weak} in your document, and the portal needs it`,
  place: 'its response',
});

/**
 * Compares, and returns the problems in the order of the pacts, the number of interactions, and the
 * schemas that cannot be read, as `{ name, reason }`: what they describe is not compared.
 * @throws CannotCompare if the document cannot be taken, with the reason
 */
export async function compare(whole, selection) {
  const problems = [];
  let count = 0;
  const { document, unreadable } = withoutUnreadable(whole);
  try {
    const comparator = new Comparator(structuredClone(document));
    const weakIn = unpromised(document, comparable(JSON.parse(readFileSync(ours, 'utf8'))));
    for (const { pact, interactions } of readPacts(filesToVerify(selection), pactDir, selection)) {
      count += interactions.length;
      for (const { interaction, description } of interactions) {
        const results = [];
        const single = { ...pact, interactions: [interaction] };
        for await (const result of comparator.compare(single)) results.push(result);
        const found = [...ofMeant(results).map(problemOf), ...weakIn(interaction).map(openPlace)];
        const call = callText(interaction.request);
        problems.push(...found.map((problem) => ({ call, description, ...problem })));
      }
    }
  } catch (error) {
    throw new CannotCompare(`Your document cannot be compared: ${error.message}`);
  }
  return { problems, count, unreadable };
}

/** Compares an OpenAPI document of a team with the pacts of the portal, without a service. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import SwaggerParser from '@apidevtools/swagger-parser';
import { Comparator } from '@pactflow/openapi-pact-comparator';
import { CannotRun } from '../commandLine.mjs';
import { callOf } from '../verify/domains.mjs';
import { filesToVerify, pactDir } from '../verify/pactFiles.mjs';
import { unpromised } from './promises.mjs';
import { comparable } from './schemas.mjs';

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

/** The interactions to compare, as pacts: of one domain, or of all. */
function readPacts({ domain, assumed }) {
  return filesToVerify({ assumed }).map((file) => {
    const pact = JSON.parse(readFileSync(join(pactDir, file), 'utf8'));
    const isWanted = ({ request }) => domain === undefined || callOf(request)?.domain === domain;
    return { ...pact, interactions: pact.interactions.filter(isWanted) };
  });
}

const INTERACTION = /^\[root\]\.interactions\[(\d+)\]\.?/;

/** One problem in words: the call, the place in it, and what is wrong. */
function problemOf({ type, message, mockDetails, specDetails }, interactions) {
  const at = mockDetails?.location ?? '';
  const interaction = interactions[Number(INTERACTION.exec(at)?.[1])];
  return {
    type,
    call: callText(interaction.request),
    field: at.replace(INTERACTION, ''),
    message: inWords(message, at),
    description: interaction.description,
    place: specDetails?.location.replace('[root].', '') ?? '',
  };
}

/** The comparator calls the document "spec file", and a field of ours an additional property. */
function inWords(message, at) {
  const text = message
    .replace(/^.* (?:incompatible|required) .* in the spec file: /, '')
    .replace(/(?:the )?spec file/, 'your document');
  const [, field] = /additional properties - (.+)$/.exec(text) ?? [];
  if (field === undefined || !at.includes('.response.')) return text;
  return `your document has no ${field}, which the portal reads`;
}

const callText = ({ method, path }) => {
  const call = callOf({ method, path });
  return `${call?.name}: ${method} ${call?.path ?? path}`;
};

/** What the document leaves open and the portal needs, in the form of the other problems. */
const openPlaces = (weakIn, { interactions }) =>
  interactions.flatMap((interaction) =>
    weakIn(interaction).map(({ place, weak }) => ({
      type: 'warning',
      call: callText(interaction.request),
      field: `response.body${place}`,
      message: `${weak} in your document, and the portal needs it`,
      description: interaction.description,
      place: 'its response',
    })),
  );

/**
 * Compares, and returns the problems in the order of the pacts, and the number of interactions.
 * @throws CannotCompare if the document cannot be taken, with the reason
 */
export async function compare(document, selection) {
  const problems = [];
  let count = 0;
  try {
    const comparator = new Comparator(structuredClone(document));
    const weakIn = unpromised(document, comparable(JSON.parse(readFileSync(ours, 'utf8'))));
    for (const pact of readPacts(selection)) {
      count += pact.interactions.length;
      for await (const result of comparator.compare(pact)) {
        problems.push(problemOf(result, pact.interactions));
      }
      problems.push(...openPlaces(weakIn, pact));
    }
  } catch (error) {
    throw new CannotCompare(`Your document cannot be compared: ${error.message}`);
  }
  return { problems, count };
}

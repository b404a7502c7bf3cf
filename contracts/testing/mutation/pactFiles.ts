/** Reads the interactions of the pact files. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endpoints } from '../../catalogue';
import type { Json } from './mutations';

interface Rule {
  readonly matchers: readonly { readonly match: string; readonly regex?: string }[];
}

/** One interaction of a pact file. */
export interface PactInteraction {
  readonly description: string;
  readonly request: Readonly<Record<string, unknown>> & {
    readonly method: string;
    readonly path: string;
    readonly headers?: Readonly<Record<string, readonly string[]>>;
  };
  readonly response: {
    readonly status: number;
    readonly body: { readonly content: Json };
    readonly matchingRules?: { readonly body?: Readonly<Record<string, Rule>> };
  };
}

export type Interaction = PactInteraction & {
  /** Name of the call in the catalogue. */
  readonly call: string;
};

export const root = fileURLToPath(new URL('../../..', import.meta.url));
export const PACTS = 'contracts/pacts';

/** The interactions in the text of a pact file. */
export const parsed = (text: string): PactInteraction[] =>
  (JSON.parse(text) as { interactions: PactInteraction[] }).interactions;

const patternOf = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);

/** The name of the call that a request belongs to. @throws Error for an unknown request. */
export function callOf({ method, path }: PactInteraction['request']): string {
  const found = endpoints.find(
    (endpoint) => endpoint.method === method && patternOf(endpoint.path).test(path),
  );
  if (!found) throw new Error(`No call of the catalogue is ${method} ${path}.`);
  return found.name;
}

/** All interactions of contracts/pacts in the working tree of a folder. */
export const allInteractions = (folder = root): Interaction[] =>
  readdirSync(join(folder, PACTS))
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => parsed(readFileSync(join(folder, PACTS, file), 'utf8')))
    .map((interaction) => ({ ...interaction, call: callOf(interaction.request) }));

/** Small contracts for the tests of this folder. */
import type { Contract, Generators, Interaction, Matcher, OpenApi, Rule } from './contract';

export const rule = (...matchers: Matcher[]): Rule => ({ combine: 'AND', matchers });
export const regex = (pattern: string): Matcher => ({ match: 'regex', regex: pattern });
export const type: Matcher = { match: 'type' };

interface Parts {
  readonly description?: string;
  readonly state?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly path?: string;
  readonly query?: Readonly<Record<string, readonly string[]>>;
  readonly headers?: Readonly<Record<string, readonly string[]>>;
  readonly sent?: unknown;
  readonly generators?: Generators;
  readonly sentRules?: Readonly<Record<string, Rule>>;
  readonly status?: number;
  readonly statuses?: readonly number[];
  readonly body?: unknown;
  readonly rules?: Readonly<Record<string, Rule>>;
  readonly assumed?: boolean;
  readonly pending?: boolean;
}

export const BILLS = '/api/ipc/recordPlanController/getPageOrderList';

/** An interaction that asks for bills, with the parts that a test is about. */
export function interaction({ state = 'demo', path = BILLS, ...parts }: Parts = {}): Interaction {
  const { params, query, headers, sent, statuses, rules = {}, status = 200 } = parts;
  const { body = { code: 200 }, description = 'the bills', assumed = false } = parts;
  const json = (content: unknown) => ({ content, contentType: 'application/json' });
  return {
    description,
    assumed,
    pending: parts.pending ?? false,
    providerStates: [params ? { name: state, params } : { name: state }],
    request: {
      method: sent === undefined ? 'GET' : 'POST',
      path,
      ...(query ? { query } : {}),
      ...(headers ? { headers } : {}),
      ...(sent === undefined ? {} : { body: json(sent) }),
      ...(parts.generators ? { generators: parts.generators } : {}),
      ...(parts.sentRules ? { matchingRules: { body: parts.sentRules } } : {}),
    },
    response: {
      status,
      body: json(body),
      matchingRules: {
        body: rules,
        ...(statuses ? { status: { $: rule({ match: 'statusCode', status: statuses }) } } : {}),
      },
    },
  };
}

export const contract = (
  interactions: readonly Interaction[],
  more: { version?: string; openApi?: OpenApi } = {},
): Contract => ({
  source: 'test',
  version: more.version ?? '1.0.0',
  interactions,
  openApi: more.openApi,
});

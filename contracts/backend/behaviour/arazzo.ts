/** Writes recorded sequences as an Arazzo document, the standard of the OpenAPI Initiative for them. */
import { BRAND } from '../../vocabulary/brand';
import { catalogue } from '../../catalogue';
import manifest from '../../package.json';
import { stateValues } from '../../vocabulary/stateValues';
import type { RecordedCall, RecordedCheck, RecordedSequence } from './record';
import { INPUTS } from './sequence';
import type { CallStep, EventStep, Step } from './sequence';
import { HEADERS, eventBody, keyOf, partsOf, stateBody } from './service';

type Criterion =
  | { readonly condition: string }
  | { readonly context: string; readonly type: 'jsonpath' | 'regex'; readonly condition: string };

const BODY = '$response.body#';

const literal = (value: unknown): string =>
  typeof value === 'string' ? JSON.stringify(value) : String(value);

const DAY_MS = 24 * 60 * 60 * 1000;

/** Matches a moment on this day, the day before or the day after. */
function aroundDay(moment: string): string {
  const days = [-1, 0, 1].map((shift) =>
    new Date(Date.parse(moment) + shift * DAY_MS).toISOString().slice(0, 10),
  );
  return `^(${days.join('|')})T`;
}

const test = (name: string, value: string) => `@.${name} == ${value}`;

/** A reference inside a JSONPath condition stands in braces. */
const wanted = (text: string) => (text.startsWith('$') ? `{${text}}` : literal(text));

function rowsCriteria({ at: pointer, where, fields, found }: RecordedCheck & { kind: 'rows' }) {
  const list = `@.data${pointer.replaceAll('/', '.')}`;
  const named = Object.entries(where).map(([name, text]) => test(name, wanted(text)));
  const count = (tests: readonly string[], times: number) => ({
    context: '$response.body',
    type: 'jsonpath' as const,
    condition: `$[?count(${list}[${tests.length > 0 ? `?${tests.join(' && ')}` : '*'}]) == ${times}]`,
  });
  const rows = found as readonly Record<string, unknown>[];
  const values = fields.flatMap((name) =>
    [...new Set(rows.map((row) => row[name]))].map((value) =>
      count(
        [...named, test(name, literal(value))],
        rows.filter((row) => row[name] === value).length,
      ),
    ),
  );
  return [count(named, rows.length), ...values];
}

function criteriaOf(check: RecordedCheck): readonly Criterion[] {
  const place = `${BODY}/data${check.at}`;
  if (check.kind === 'rows') return rowsCriteria(check);
  if (check.kind === 'day') {
    return [{ context: place, type: 'regex', condition: aroundDay(String(check.found)) }];
  }
  if (check.kind === 'same') return [{ condition: `${place} == ${check.as}` }];
  if (check.kind === 'other') return [{ condition: `${place} != ${check.as}` }];
  if (check.kind === 'not') return [{ condition: `${place} != ${literal(check.value)}` }];
  // A simple condition cannot express a number below 0.
  if (typeof check.found === 'number' && check.found < 0) {
    const condition = `$[?@.data${check.at.replaceAll('/', '.')} == ${check.found}]`;
    return [{ context: '$response.body', type: 'jsonpath', condition }];
  }
  return [{ condition: `${place} == ${literal(check.found)}` }];
}

/** A value that two checks ask for is checked once; Arazzo allows no criterion twice. */
const withoutRepetition = (criteria: readonly Criterion[]) => [
  ...new Map(criteria.map((each) => [JSON.stringify(each), each])).values(),
];

const inPlace = (place: 'header' | 'query' | 'path', values: Readonly<Record<string, unknown>>) =>
  Object.entries(values).map(([name, value]) => ({ in: place, name, value: String(value) }));

function callOf({ step, code, checks }: RecordedCall) {
  const { path, query, body } = partsOf(step);
  const needsToken = catalogue[step.call].access === 'token';
  const outputs = Object.entries(step.carry).map(([name, at]) => [name, `${BODY}/data${at}`]);
  return {
    stepId: step.id,
    operationId: `$sourceDescriptions.portal.${step.call}`,
    parameters: [
      ...inPlace('header', keyOf(step)),
      ...inPlace('header', needsToken ? { token: step.token } : {}),
      ...inPlace('path', path),
      ...inPlace('query', query),
    ],
    ...(body ? { requestBody: { contentType: 'application/json', payload: body } } : {}),
    successCriteria: withoutRepetition([
      { condition: `${BODY}/code == ${code}` },
      ...checks.flatMap(criteriaOf),
    ]),
    ...(outputs.length > 0 ? { outputs: Object.fromEntries(outputs) as object } : {}),
  };
}

const toStateUrl = (stepId: string, payload: object) => ({
  stepId,
  operationId: '$sourceDescriptions.stateUrl.tell',
  requestBody: { contentType: 'application/json', payload },
  successCriteria: [{ condition: '$statusCode == 200' }],
});

const isEvent = (step: Step): step is EventStep => 'event' in step;

function recordedCall(step: CallStep, calls: RecordedSequence['calls']): RecordedCall {
  const recorded = calls.get(step.id);
  if (!recorded) throw new Error(`The step ${step.id} was not recorded.`);
  return recorded;
}

const text = (value: string) => ({ type: 'string', default: value });

const inputs = {
  type: 'object',
  properties: {
    username: text(stateValues.username.value),
    password: text(stateValues.password.value),
    ...Object.fromEntries(Object.entries(INPUTS).map(([name, value]) => [name, text(value)])),
  },
};

export function toArazzo(recorded: readonly RecordedSequence[]) {
  return {
    arazzo: '1.0.1',
    info: {
      title: `${BRAND}: behaviour`,
      version: manifest.version,
      description:
        'Recorded by `npm run contracts:behaviour -- --record`. See contracts/backend/behaviour/README.md.',
    },
    sourceDescriptions: [
      { name: 'portal', type: 'openapi', url: '../../openapi.json' },
      { name: 'stateUrl', type: 'openapi', url: './stateUrl.openapi.json' },
    ],
    workflows: recorded.map(({ sequence, calls }) => ({
      workflowId: sequence.id,
      summary: sequence.title,
      inputs: { $ref: '#/components/inputs/ids' },
      parameters: Object.keys(HEADERS).map((name) => ({
        reference: `$components.parameters.${name}`,
      })),
      steps: [
        toStateUrl('state', stateBody(sequence.state)),
        ...sequence.steps.map((step) =>
          isEvent(step) ? toStateUrl(step.id, eventBody(step)) : callOf(recordedCall(step, calls)),
        ),
      ],
    })),
    components: {
      inputs: { ids: inputs },
      parameters: Object.fromEntries(
        inPlace('header', HEADERS).map((parameter) => [parameter.name, parameter]),
      ),
    },
  };
}

export const asText = (document: ReturnType<typeof toArazzo>) =>
  `${JSON.stringify(document, null, 2)}\n`;

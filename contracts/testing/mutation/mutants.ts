import { OK_CODE } from '../../errors';
import { choicesOf } from './choices';
import { isRecord, mutationsOf, withSecondItems, withoutIndices } from './mutations';
import type { Json } from './mutations';
import type { Interaction } from './pactFiles';

/** A response of the service. */
export interface Answer {
  readonly status: number;
  /** null: no such header. */
  readonly contentType: string | null;
  readonly body: string;
}

/** A response with a single error. */
export interface Mutant {
  readonly interaction: Interaction;
  readonly field: string;
  readonly change: string;
  readonly answer: Answer;
}

const JSON_TYPE = 'application/json';
const STATUSES = [200, 201, 302, 400, 401, 403, 404, 500];
/** Codes of the envelope: success, a refusal, ended sessions, and unknown codes. */
const CODES = [0, 200, 400, 21025, 21026, 70032, 99999];
const CONTENT_TYPES = ['text/plain', 'text/html', 'application/xml'];

/** Tells whether a list only needs one matching element (`arrayContains`), or is inside such a list. */
const picksItems = ({ response }: Interaction) => {
  const picked = Object.entries(response.matchingRules?.body ?? {}).flatMap(
    ([place, { matchers }]) =>
      matchers.some(({ match }) => match === 'arrayContains') ? [place] : [],
  );
  return (field: string) =>
    picked.some((place) => field === place || field.startsWith(`${place}[`));
};

/** The correct response: the example of the interaction. */
export function recorded(interaction: Interaction): Answer {
  const { status, body } = interaction.response;
  const content = withSecondItems(body.content, picksItems(interaction));
  return { status, contentType: JSON_TYPE, body: JSON.stringify(content) };
}

/** Every mutant of an interaction. */
export function mutantsOf(interaction: Interaction): Mutant[] {
  const right = recorded(interaction);
  const content = JSON.parse(right.body) as Json;
  const mutant = (field: string, change: string, wrong: Partial<Answer>): Mutant => ({
    interaction,
    field,
    change,
    answer: { ...right, ...wrong },
  });
  const code = isRecord(content) ? content.code : undefined;
  return [
    ...mutationsOf(content, choicesOf(interaction.call)).map(({ field, change, body }) =>
      mutant(field, change, { body: JSON.stringify(body) }),
    ),
    mutant('$', 'missing', { body: '' }),
    mutant('$', 'cut', { body: right.body.slice(0, right.body.length / 2) }),
    ...STATUSES.filter((status) => status !== right.status).map((status) =>
      mutant('status', `${status}`, { status }),
    ),
    ...CODES.filter((other) => other !== code && isRecord(content)).map((other) =>
      mutant('$.code', `${other}`, {
        body: JSON.stringify({ ...(isRecord(content) ? content : {}), code: other }),
      }),
    ),
    ...CONTENT_TYPES.map((contentType) => mutant('content-type', contentType, { contentType })),
    mutant('content-type', 'missing', { contentType: null }),
  ];
}

/** The call, followed by the code of an error response: `login`, `login:400`. */
export function shapeOf({ call, response }: Interaction): string {
  const { content } = response.body;
  const code = isRecord(content) ? content.code : undefined;
  return code === OK_CODE ? call : `${call}:${String(code)}`;
}

/** `shape field change` without indices, for comparison with the allow-list. */
export const nameOf = ({ interaction, field, change }: Mutant): string =>
  `${shapeOf(interaction)} ${withoutIndices(field)} ${change}`;

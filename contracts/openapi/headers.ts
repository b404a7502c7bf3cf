import type { Endpoint } from '../defineEndpoint';
import { Header } from '../vocabulary/headers';
import { LOCALES } from '../vocabulary/locales';
import type { JsonSchema } from './jsonSchema/jsonSchema';

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
  readonly example?: unknown;
}

/** Headers that are parameters. The token is a security scheme instead, or clients want it twice. */
type HeaderKey = Exclude<keyof typeof Header, 'token'>;

const header = (
  key: HeaderKey,
  description: string,
  schema: JsonSchema,
  example: string,
): Parameter => ({ name: Header[key], in: 'header', required: true, description, schema, example });

/** A deployment setting: any text without spaces. */
const word: JsonSchema = { type: 'string', pattern: '^\\S+$' };

/** The request headers. The idempotency key is assumed. */
export const headerParameters: Readonly<Record<HeaderKey, Parameter>> = {
  terminal: header(
    'terminal',
    "Where the portal runs:\n\n- `app`: inside the app's web view\n- `web`: in a browser",
    { type: 'string', enum: ['app', 'web'] },
    'web',
  ),
  appCode: header('appCode', 'The application, a setting of the deployment', word, 'portal'),
  tenantCode: header('tenantCode', 'The tenant, a setting of the deployment', word, 'tenant'),
  locale: header(
    'locale',
    'Language and region of the customer',
    { type: 'string', pattern: '^[a-z]{2}-[A-Z]{2}$' },
    LOCALES[0],
  ),
  idempotencyKey: header(
    'idempotencyKey',
    'Names one attempt to order: the same key again answers the same order. Assumed; a service may ignore it',
    { type: 'string', minLength: 1 },
    '7c2f6c1e-0d55-4a7e-9a53-0c8f4f0a7b11',
  ),
};

/** The headers of a call. */
export const headersOf = ({ ordering }: Endpoint): readonly HeaderKey[] => [
  'terminal',
  'appCode',
  'tenantCode',
  'locale',
  ...(ordering ? (['idempotencyKey'] as const) : []),
];

/** The name of the security scheme. */
const SESSION = 'session';

/** Whether a call needs the token: required, optional or never sent. */
export const securityOf = ({ access }: Endpoint, mayHaveToken = false): object[] => {
  if (access === 'token') return [{ [SESSION]: [] }];
  return mayHaveToken ? [{ [SESSION]: [] }, {}] : [];
};

export const securitySchemes = {
  [SESSION]: {
    type: 'apiKey',
    in: 'header',
    name: Header.token,
    description: 'The access token of the session, from `login`',
  },
};

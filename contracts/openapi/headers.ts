import type { Endpoint } from '../defineEndpoint';
import { Header } from '../vocabulary/headers';
import type { JsonSchema } from './jsonSchema/jsonSchema';

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}

type HeaderKey = keyof typeof Header;

const header = (key: HeaderKey, description: string, schema: JsonSchema): Parameter => ({
  name: Header[key],
  in: 'header',
  required: true,
  description,
  schema,
});

/** A deployment setting: any text without spaces. */
const word: JsonSchema = { type: 'string', pattern: '^\\S+$' };

/** The request headers. Spec 7; the idempotency key is assumed (ruling 17). */
export const headerParameters: Readonly<Record<HeaderKey, Parameter>> = {
  terminal: header('terminal', "`app` inside the app's web view, `web` in a browser", {
    type: 'string',
    enum: ['app', 'web'],
  }),
  appCode: header('appCode', 'The application, a setting of the deployment', word),
  tenantCode: header('tenantCode', 'The tenant, a setting of the deployment', word),
  locale: header('locale', 'Language and region of the customer', {
    type: 'string',
    pattern: '^[a-z]{2}-[A-Z]{2}$',
  }),
  token: header('token', 'The access token of the session', { type: 'string', minLength: 1 }),
  idempotencyKey: header(
    'idempotencyKey',
    'Names one attempt to order: the same key again answers the same order. Assumed; a service may ignore it',
    { type: 'string', minLength: 1 },
  ),
};

/** The headers of a call. */
export const headersOf = ({ access, ordering }: Endpoint): readonly HeaderKey[] => [
  'terminal',
  'appCode',
  'tenantCode',
  'locale',
  ...(access === 'token' ? (['token'] as const) : []),
  ...(ordering ? (['idempotencyKey'] as const) : []),
];

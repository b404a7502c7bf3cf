import type { Schema } from 'yup';
import type { Endpoint } from '../defineEndpoint';
import { logContentsFields } from '../domains/log/log.docs';
import { described } from './descriptions';
import type { AnyText, Components } from './descriptions';
import type { JsonSchema } from './jsonSchema/jsonSchema';
import { refuse } from './jsonSchema/jsonSchema';
import { toJsonSchema } from './jsonSchema/toJsonSchema';

interface Content {
  readonly schema: () => Promise<Schema>;
  readonly text: AnyText;
}

/** By call: the string fields that contain JSON, and their content. */
const contents: Readonly<Record<string, Readonly<Record<string, Content>>>> = {
  reportLog: {
    data: {
      schema: () => import('../domains/log/log.schemas').then(({ logContents }) => logContents),
      text: { name: 'LogContents', text: 'The entries of the log', fields: logContentsFields },
    },
  },
};

/** Adds the schemas of JSON inside string fields to the payload of a call. */
export async function withContents(
  { name }: Endpoint,
  payload: JsonSchema,
  components: Components,
): Promise<JsonSchema> {
  const properties: Record<string, JsonSchema> = { ...payload.properties };
  for (const [field, { schema, text: about }] of Object.entries(contents[name] ?? {})) {
    const text = properties[field] ?? refuse(field, 'has contents, but is no field of the request');
    const contentSchema = described(toJsonSchema(await schema(), field), about, components, field);
    properties[field] = { ...text, contentMediaType: 'application/json', contentSchema };
  }
  return name in contents ? { ...payload, properties } : payload;
}

import type { Schema } from 'yup';
import type { Endpoint } from '../defineEndpoint';
import type { JsonSchema } from './jsonSchema/jsonSchema';
import { refuse } from './jsonSchema/jsonSchema';
import { toJsonSchema } from './jsonSchema/toJsonSchema';

type Contents = Readonly<Record<string, () => Promise<Schema>>>;

/** By call: the string fields that contain JSON, and the schema of their content. */
const contents: Readonly<Record<string, Contents>> = {
  reportLog: {
    data: () => import('../domains/log/log.schemas').then(({ logContents }) => logContents),
  },
};

/** Adds the schemas of JSON inside string fields to the payload of a call. */
export async function withContents({ name }: Endpoint, payload: JsonSchema): Promise<JsonSchema> {
  const properties: Record<string, JsonSchema> = { ...payload.properties };
  for (const [field, load] of Object.entries(contents[name] ?? {})) {
    const text = properties[field] ?? refuse(field, 'has contents, but is no field of the request');
    const contentSchema = toJsonSchema(await load(), field);
    properties[field] = { ...text, contentMediaType: 'application/json', contentSchema };
  }
  return name in contents ? { ...payload, properties } : payload;
}

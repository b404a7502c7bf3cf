import type { Schema } from 'yup';
import type { Endpoint } from '../defineEndpoint';
import type { JsonSchema } from './jsonSchema/jsonSchema';
import { refuse } from './jsonSchema/jsonSchema';
import { toJsonSchema } from './jsonSchema/toJsonSchema';

type Contents = Readonly<Record<string, () => Promise<Schema>>>;

/** By call: the fields that are texts in which JSON stands, and what stands there. */
const contents: Readonly<Record<string, Contents>> = {
  reportLog: {
    data: () => import('../domains/log/log.schemas').then(({ logContents }) => logContents),
  },
};

/** The payload of a call with what stands in its texts. */
export async function withContents({ name }: Endpoint, payload: JsonSchema): Promise<JsonSchema> {
  const properties: Record<string, JsonSchema> = { ...payload.properties };
  for (const [field, load] of Object.entries(contents[name] ?? {})) {
    const text = properties[field] ?? refuse(field, 'has contents, but is no field of the request');
    const contentSchema = toJsonSchema(await load(), field);
    properties[field] = { ...text, contentMediaType: 'application/json', contentSchema };
  }
  return name in contents ? { ...payload, properties } : payload;
}

import { object, string } from 'yup';
import type { InferType } from 'yup';
import { MAX_QUERY_LENGTH, TOO_LONG } from '../../catalogue/queryLength';

/** The search of the catalogue with its filters; an empty filter matches everything. */
export const findSchema = object({
  query: string().defined().trim().max(MAX_QUERY_LENGTH, TOO_LONG),
  screen: string().defined(),
  kind: string().defined(),
});

export type FindForm = InferType<typeof findSchema>;

import { object, string } from 'yup';
import type { InferType } from 'yup';
import { plain } from '../../texts/plain';

/** Node refuses a request whose address and headers exceed 16 kB. */
const LONGEST_IN_ADDRESS = 12_000;

const fitsAddress = (query: string): boolean =>
  encodeURIComponent(query).length <= LONGEST_IN_ADDRESS;

/** The search of the catalogue with its filters; an empty filter matches everything. */
export const findSchema = object({
  query: string()
    .defined()
    .transform(plain)
    .test('fits-address', 'This text is too long to search. Paste a shorter part.', fitsAddress),
  screen: string().defined(),
  kind: string().defined(),
});

export type FindForm = InferType<typeof findSchema>;

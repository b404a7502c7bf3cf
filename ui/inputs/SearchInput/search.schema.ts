import { object, string } from 'yup';
import { plain } from './plain';

/** A search over a list. The field keeps what was typed; the list is filtered by its plain form. */
export const searchSchema = object({ search: string().defined().transform(plain) });

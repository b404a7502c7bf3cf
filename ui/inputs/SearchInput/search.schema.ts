import { object, string } from 'yup';
import { normalizeText } from './normalizeText';

/** The search over a list. The field keeps the typed text; the list is filtered by its normalized form. */
export const searchSchema = object({ search: string().defined().transform(normalizeText) });

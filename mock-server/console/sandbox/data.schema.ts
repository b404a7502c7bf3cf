import { object, string } from 'yup';

/** The collection whose rows are shown; empty for none. */
export const dataSchema = object({ collection: string().defined() });

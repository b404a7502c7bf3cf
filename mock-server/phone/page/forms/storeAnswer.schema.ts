import { object, string } from 'yup';
import { normalizeText } from '@homeview/ui/normalizeText';

/** A custom code that the fake store answers with. */
export const storeAnswerSchema = object({
  code: string()
    .defined()
    .transform(normalizeText)
    .matches(/^\d{1,5}$/, 'Enter 1 to 5 digits.'),
});

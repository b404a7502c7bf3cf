import { object, string } from 'yup';
import { plain } from '../../../texts/plain';

/** A custom code that the fake store answers with. */
export const storeAnswerSchema = object({
  code: string()
    .defined()
    .transform(plain)
    .matches(/^\d{1,5}$/, 'Enter 1 to 5 digits.'),
});

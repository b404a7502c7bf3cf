import { object } from 'yup';
import { momentField } from '../parts/dateTime';

/** The time that a sandbox's clock is set to. */
export const clockSchema = object({ now: momentField().required('Give a date and a time.') });

import { object } from 'yup';
import { momentField } from '../parts/dateTime';

/** The time to set the sandbox's clock to. */
export const clockSchema = object({ now: momentField().required('Enter a date and time.') });

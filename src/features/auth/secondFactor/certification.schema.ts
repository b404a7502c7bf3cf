import { object, string } from 'yup';
import { secondFactorCodeAsTyped } from '../../../domain/input/secondFactorCode';

/** The code of the second factor. The button waits for it; its field takes digits only. Spec 5. */
export const certificationSchema = object({
  code: string().transform(secondFactorCodeAsTyped).required().matches(/^\d+$/),
});

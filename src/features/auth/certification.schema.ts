import { object, string } from 'yup';

/** The code of the second factor. The button waits for it; its field takes digits only. Spec 5. */
export const certificationSchema = object({ code: string().required().matches(/^\d+$/) });

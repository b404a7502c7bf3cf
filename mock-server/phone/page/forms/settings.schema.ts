import { object, string } from 'yup';
import type { InferType } from 'yup';
import { normalizeText } from '@homeview/ui/normalizeText';
import { isVersion } from '../../settings';

/** The settings of the phone, as form fields. */
export const settingsSchema = object({
  os: string().oneOf(['ios', 'android']).required(),
  scheme: string().oneOf(['light', 'dark']).required(),
  device: string().required(),
  version: string()
    .defined()
    .transform(normalizeText)
    .test({ message: 'Enter a version such as 1.13.0.', test: isVersion }),
  area: string().oneOf(['over', 'tint', 'free']).required(),
  /** Empty when the app refuses nothing. */
  refused: string().defined(),
  code: string()
    .defined()
    .transform(normalizeText)
    .matches(/^\d{1,6}$/, 'Enter 1 to 6 digits.'),
});

export type Fields = InferType<typeof settingsSchema>;

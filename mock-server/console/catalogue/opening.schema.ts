import { object, string } from 'yup';
import type { InferType } from 'yup';
import { momentField } from '../parts/dateTime';

/** How links open the portal; an empty field takes the scenario's default. */
export const openingSchema = object({
  platform: string().defined(),
  locale: string().defined(),
  clock: momentField(),
});

export type Choice = Readonly<InferType<typeof openingSchema>>;

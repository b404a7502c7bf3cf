import { record, text } from '@homeview/contracts/domains/wire';
import type { InferType } from 'yup';

/** How a link opened the portal; a missing value takes the scenario's default. */
export const openedSchema = record({
  /** The code of the case that it opened instead of a scenario. */
  case: text().optional(),
  path: text().optional(),
  locale: text().optional(),
  platform: text().optional(),
  version: text().optional(),
  refuse: text().optional(),
});
export type Opened = InferType<typeof openedSchema>;

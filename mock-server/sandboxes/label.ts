import type { InferType } from 'yup';
import { record, text } from '@homeview/contracts/domains/wire';

const words = (what: string, most: number) =>
  text().max(most, `The ${what} is too long. Use ${most} characters or fewer.`).optional();

/** What an agent has written about a sandbox, to find it again. */
export const labelSchema = record({
  /** Shown instead of the title of its case. */
  title: words('title', 100),
  ticket: words('ticket', 40),
  note: words('note', 2000),
});
export type Label = InferType<typeof labelSchema>;

export const LABEL_FIELDS = ['title', 'ticket', 'note'] as const satisfies (keyof Label)[];

import { object, string } from 'yup';
import type { InferType, StringSchema } from 'yup';
import { plain } from '../../texts/plain';
import { hasWholeValue, wordsOfKind } from './faultKinds';

type Detail = StringSchema<string>;

const wholeNumber = (least: number, most: number) => (detail: Detail) =>
  detail
    .transform(plain)
    .test(
      'whole-number',
      `Enter a whole number from ${least} to ${most}.`,
      (typed) => /^\d+$/.test(typed) && Number(typed) >= least && Number(typed) <= most,
    );

const words = (detail: Detail) => detail.trim().max(500, 'Use 500 characters or fewer.');

/** The validation of the detail, for each kind that has one. */
const DETAILS: Readonly<Record<string, (detail: Detail) => Detail>> = {
  code: wholeNumber(0, 999_999_999),
  http: wholeNumber(200, 599),
  delay: wholeNumber(0, 600_000),
  http400: words,
  body400: words,
  payUrl: words,
  mutate: (detail) =>
    detail
      .trim()
      .matches(
        /^[^\s=.]+(\.[^\s=.]+)*(=|$)/,
        'Enter a path and a value, for example list.0.price="2.99"',
      )
      .test('json', 'The value isn’t valid JSON: a bracket or a quote is missing.', hasWholeValue),
};

/** A fault set by hand. An empty detail takes the example of its kind. */
export const faultSchema = object({
  call: string().required(),
  kind: string().required(),
  detail: string()
    .defined()
    .when('kind', ([kind]: string[], detail) => {
      const example = wordsOfKind(kind ?? '')?.example ?? '';
      const rule = DETAILS[kind ?? ''];
      const filled = detail.transform((typed: string) => (typed.trim() === '' ? example : typed));
      return rule ? rule(filled) : detail;
    }),
  times: string().oneOf(['1', '3', '']).defined(),
});

export type FaultForm = InferType<typeof faultSchema>;

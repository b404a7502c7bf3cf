import { object, string } from 'yup';
import type { InferType, StringSchema } from 'yup';
import { normalizeText } from '@homeview/ui/normalizeText';
import { parseValue, splitMutation } from '../../calls/faultDetails';
import type { FaultKind } from '../../calls/faultKinds';
import { wordsOfKind } from './faultLabels';

type Detail = StringSchema<string>;

const wholeNumber = (least: number, most: number) => (detail: Detail) =>
  detail.transform(normalizeText).test({
    message: `Enter a whole number from ${least} to ${most}.`,
    test: (typed) => /^\d+$/.test(typed) && Number(typed) >= least && Number(typed) <= most,
  });

const words = (detail: Detail) => detail.trim().max(500, 'Use 500 characters or fewer.');

/** Whether a value that looks like JSON (a list, an object, a quoted text) is valid JSON. */
function hasWholeValue(text: string): boolean {
  const { value = '' } = splitMutation(text);
  return !/^[[{"]/.test(value) || parseValue(value) !== value;
}

/** The validation of the detail; null for a kind without one. */
const DETAILS: Readonly<Record<FaultKind, ((detail: Detail) => Detail) | null>> = {
  code: wholeNumber(0, 999_999_999),
  http: wholeNumber(200, 599),
  delay: wholeNumber(0, 600_000),
  http400: words,
  body400: words,
  html502: null,
  truncated: null,
  reset: null,
  empty: null,
  payUrl: words,
  mutate: (detail) =>
    detail
      .trim()
      .matches(
        /^[^\s=.]+(\.[^\s=.]+)*(=|$)/,
        'Enter a path and a value, for example list.0.price="2.99"',
      )
      .test({
        message: 'The value isn’t valid JSON: a bracket or a quote is missing.',
        test: hasWholeValue,
      }),
};

/** A fault set by hand. An empty detail takes the example of its kind. */
export const faultSchema = object({
  call: string().required(),
  kind: string().required(),
  detail: string()
    .defined()
    .when('kind', ([kind = '']: string[], detail) => {
      const example = wordsOfKind(kind)?.example ?? '';
      const rule = Object.hasOwn(DETAILS, kind) ? DETAILS[kind as FaultKind] : null;
      const filled = detail.transform((typed: string) => (typed.trim() === '' ? example : typed));
      return rule ? rule(filled) : detail;
    }),
  times: string().oneOf(['1', '3', '']).defined(),
});

export type FaultForm = InferType<typeof faultSchema>;

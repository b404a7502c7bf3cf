import { TYPE, parse } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** Placeholder for the text that an argument prints. */
export const ANYTHING = '\u0000';

/** The maximum number of forms per message; comparing more is not worthwhile. */
const MAX_FORMS = 24;

/**
 * The plain texts of an ICU message: one per plural and select branch, without tags, with arguments
 * and numbers as `ANYTHING`. For example, `{n, plural, one {# day} other {# days}} left` has two
 * forms. Invalid ICU has itself as its only form.
 */
export function messageForms(message: string): readonly string[] {
  try {
    return [...new Set(formsOf(parse(message)))];
  } catch {
    return [message];
  }
}

const formsOf = (elements: readonly MessageFormatElement[]): readonly string[] =>
  elements.reduce<readonly string[]>(
    (forms, element) =>
      forms.flatMap((form) => formsOfOne(element).map((end) => form + end)).slice(0, MAX_FORMS),
    [''],
  );

function formsOfOne(element: MessageFormatElement): readonly string[] {
  switch (element.type) {
    case TYPE.literal:
      return [element.value];
    case TYPE.tag:
      return formsOf(element.children);
    case TYPE.select:
    case TYPE.plural:
      return Object.values(element.options).flatMap(({ value }) => formsOf(value));
    default:
      return [ANYTHING];
  }
}

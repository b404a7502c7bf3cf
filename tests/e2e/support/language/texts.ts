import enUS from '../../../../src/i18n/locales/en-US.json' with { type: 'json' };

type Id = keyof typeof enUS;

/** The en-US text of a message id from the specification, for texts without arguments. */
export function textOf(id: Id): string {
  const text: string = enUS[id];
  if (/[{<]/.test(text)) throw new Error(`"${id}" has arguments: spell its text out in the test`);
  return text;
}

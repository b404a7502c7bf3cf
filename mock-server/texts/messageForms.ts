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
  const { forms, end } = readUntil(message, 0, '');
  return end === message.length ? [...new Set(forms)] : [message];
}

interface Read {
  readonly forms: readonly string[];
  /** Where reading stopped: at the closing brace, or at the end. */
  readonly end: number;
}

/** Reads text and arguments up to a closing brace. Within a plural, `#` is its number. */
function readUntil(message: string, from: number, type: string): Read {
  let forms: readonly string[] = [''];
  let at = from;
  while (at < message.length && message[at] !== '}') {
    const tag = /^<\/?\w+>/.exec(message.slice(at));
    const quoted = /^'(?:'|([{}<>#][^']*)'?)/.exec(message.slice(at));
    if (tag) {
      at += tag[0].length;
    } else if (quoted) {
      forms = append(forms, [quoted[1] ?? "'"]);
      at += quoted[0].length;
    } else if (message[at] === '{') {
      const argument = readArgument(message, at + 1);
      forms = append(forms, argument.forms);
      at = argument.end + 1;
    } else {
      const isNumber = type === 'plural' && message[at] === '#';
      forms = append(forms, [isNumber ? ANYTHING : (message[at] ?? '')]);
      at += 1;
    }
  }
  return { forms, end: at };
}

/** Reads `name}`, `name, number}` or `name, plural, one {…} other {…}}` after its opening brace. */
function readArgument(message: string, from: number): Read {
  const head = /^\s*\w+\s*(?:,\s*(plural|select|selectordinal)\s*,)?/.exec(message.slice(from));
  const type = head?.[1];
  if (!head || type === undefined) return { forms: [ANYTHING], end: closingBrace(message, from) };
  const forms: string[] = [];
  let at = from + head[0].length;
  for (;;) {
    const branch = /^\s*[=\w]+\s*\{/.exec(message.slice(at));
    if (!branch) break;
    const inner = readUntil(message, at + branch[0].length, type === 'select' ? '' : 'plural');
    forms.push(...inner.forms);
    at = inner.end + 1;
  }
  return { forms, end: closingBrace(message, at) };
}

const closingBrace = (message: string, from: number): number => {
  const at = message.indexOf('}', from);
  return at < 0 ? message.length : at;
};

const append = (forms: readonly string[], endings: readonly string[]): readonly string[] =>
  forms.flatMap((form) => endings.map((ending) => form + ending)).slice(0, MAX_FORMS);

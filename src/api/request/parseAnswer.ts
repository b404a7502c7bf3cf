/** Characters that set the direction of the text around them: embeddings, overrides, isolates. */
const CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;

/** The same, as they stand in JSON: raw or escaped. */
const CONTROLS_IN_JSON = /[\u202a-\u202e\u2066-\u2069]|\\u20(?:2[a-e]|6[6-9])/i;

/**
 * Reads the JSON of an answer; throws a SyntaxError where it is invalid. A name that customers or the
 * service write must not turn round the amount beside it: what would do so is taken out, and screens
 * isolate the rest.
 */
export function parseAnswer(text: string): unknown {
  if (!CONTROLS_IN_JSON.test(text)) return JSON.parse(text);
  return JSON.parse(text, (_, value: unknown) =>
    typeof value === 'string' ? value.replace(CONTROLS, '') : value,
  );
}

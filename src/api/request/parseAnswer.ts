/** Bidirectional control characters: embeddings, overrides, isolates. */
const CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;

/** The same characters in JSON, raw or escaped. */
const CONTROLS_IN_JSON = /[\u202a-\u202e\u2066-\u2069]|\\u20(?:2[a-e]|6[6-9])/i;

/**
 * Parses a JSON response; throws a SyntaxError if it is invalid. Removes bidirectional controls, so
 * that a name from customers or the service cannot reorder the amount next to it; components
 * isolate names.
 */
export function parseAnswer(text: string): unknown {
  if (!CONTROLS_IN_JSON.test(text)) return JSON.parse(text);
  return JSON.parse(text, (_, value: unknown) =>
    typeof value === 'string' ? value.replace(CONTROLS, '') : value,
  );
}

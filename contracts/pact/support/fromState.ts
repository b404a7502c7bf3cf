import { MatchersV3 as Pact } from '@pact-foundation/pact';
import { stateValues } from '../../vocabulary/stateValues';
import type { StateValueName } from '../../vocabulary/stateValues';

type Fields = Readonly<Record<string, unknown>>;
type Parameters = Record<string, string | number>;

const nameOf = new Map<unknown, string>(
  Object.entries(stateValues).flatMap(([name, { value }]) =>
    typeof value === 'string' ? [[value, name]] : [],
  ),
);

/** A text in which a verifier inserts values of the state; the portal must send exactly this one. */
const replaceable = (expression: string, text: string) => ({
  ...Pact.fromProviderState(expression, text),
  // The library requires only the type, so the portal could send any other id.
  'pact:matcher:type': 'equality',
  // A service may answer with a number; the portal sends ids as text.
  dataType: 'STRING',
});

function textFromState(text: string) {
  const name = nameOf.get(text);
  return name === undefined ? text : replaceable(`\${${name}}`, text);
}

/** The fields of a query or of headers; a verifier replaces those that belong to the state. */
export const fieldsFromState = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([key, text]) => [key, textFromState(text)]));

/** A JSON value; a verifier replaces the texts that belong to the state, at any depth. */
export function jsonFromState(json: unknown): unknown {
  if (typeof json === 'string') return textFromState(json);
  if (Array.isArray(json)) return json.map(jsonFromState);
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(Object.entries(json).map(([key, one]) => [key, jsonFromState(one)]));
}

/** The path of a template such as `/check/{code}`; a verifier replaces values of the state. */
export function pathFromState(template: string, payload: Fields) {
  const filled = (textOf: (value: unknown) => string) =>
    template.replace(/\{(\w+)\}/g, (_, key: string) => textOf(payload[key]));
  const encoded = (value: unknown) => encodeURIComponent(String(value));
  const path = filled(encoded);
  const expression = filled((value) => {
    const name = nameOf.get(value);
    return name === undefined ? encoded(value) : `\${${name}}`;
  });
  return expression === path ? path : replaceable(expression, path);
}

/** The values of the state that a request contains, as parameters of the state. */
export function parametersOf(request: unknown): Parameters {
  if (typeof request === 'object' && request !== null) {
    return Object.assign({}, ...Object.values(request).map(parametersOf)) as Parameters;
  }
  const name = nameOf.get(request);
  return name === undefined ? {} : { [name]: String(request) };
}

/** Values of the state by name, as parameters of the state. */
export const parametersNamed = (names: readonly StateValueName[]): Parameters =>
  Object.fromEntries(names.map((name) => [name, stateValues[name].value]));

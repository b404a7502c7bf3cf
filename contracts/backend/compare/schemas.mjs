/** Prepares an OpenAPI document for the comparator. */

const ALTERNATIVES = ['oneOf', 'anyOf'];

const isObject = (value) => value !== null && typeof value === 'object' && !Array.isArray(value);

/** The value at a reference within the document, such as `#/components/schemas/House`. */
export const targetOf = (document, ref) =>
  ref
    .replace(/^#\/?/, '')
    .split('/')
    .filter(Boolean)
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((value, part) => value?.[part], document);

/**
 * Leaves a schema out where it is a part of itself (`A` is all of `A` and `B`): that adds nothing, and
 * the comparator would never end.
 */
function cutSelf(document, schema, trail) {
  for (const key of ['allOf', ...ALTERNATIVES]) {
    if (!Array.isArray(schema?.[key])) continue;
    const isSelf = ({ $ref }) => trail.includes($ref);
    schema[key] =
      key === 'allOf'
        ? schema[key].map((part) => (isSelf(part) ? {} : part))
        : schema[key].filter((part) => !isSelf(part));
    for (const part of schema[key]) {
      const { $ref } = part;
      if ($ref === undefined) cutSelf(document, part, trail);
      else cutSelf(document, targetOf(document, $ref), [...trail, $ref]);
    }
  }
}

/** Without what the comparator cannot take and a validator of answers does not need. */
function simplified(key, value) {
  // It divides in binary fractions: for it 19.99 is no multiple of 0.01.
  if (key === 'multipleOf' && typeof value === 'number') return undefined;
  if (!isObject(value) || !isObject(value.discriminator)) return value;
  // The discriminator tells readers which alternative it is: more than one may fit.
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== 'discriminator')
      .map(([name, inner]) => [name === 'oneOf' ? 'anyOf' : name, inner]),
  );
}

/** A copy of the document that can be compared. */
export function comparable(document) {
  const copy = JSON.parse(JSON.stringify(document, simplified));
  for (const [name, schema] of Object.entries(copy.components?.schemas ?? {})) {
    cutSelf(copy, schema, [`#/components/schemas/${name}`]);
  }
  return copy;
}

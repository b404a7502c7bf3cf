/** Paths of values in an answer, such as `$.data.list[0].price`, as `pact-verifier` writes them. */

const SEGMENT = /\[(\d+|\*)\]|\['([^']*)'\]|\.([^.[\]]+)/g;

/** The segments of a path; an index is a number, or `*` for all. */
const segmentsOf = (path) =>
  [...path.matchAll(SEGMENT)].map(([, index, quoted, name]) =>
    index === undefined ? { name: quoted ?? name } : { index },
  );

/** The path with `[*]` for each index. */
export const anyRow = (path) => path.replace(/\[\d+\]/g, '[*]');

const valuesUnder = (value, segments) => {
  if (segments.length === 0) return [value];
  const [{ name, index }, ...rest] = segments;
  if (name !== undefined) return valuesUnder(value?.[name], rest);
  const rows = Array.isArray(value) ? (index === '*' ? value : value.slice(index, +index + 1)) : [];
  return rows.flatMap((row) => valuesUnder(row, rest));
};

/** The values at a path; with `[*]` one for each row. */
export const valuesAt = (body, path) => valuesUnder(body, segmentsOf(path));

/** The value of the example at a path: a list of it has one row, which stands for all. */
export const exampleAt = (body, path) =>
  segmentsOf(path).reduce(
    (value, { name, index }) =>
      index === undefined ? value?.[name] : (value?.[index] ?? value?.[0]),
    body,
  );

/** The fields of an untrusted value, such as stored or received JSON; each may be missing. */
export const asRecord = <Fields>(value: unknown) =>
  Object(value) as Readonly<Partial<Record<keyof Fields, unknown>>>;

/** The fields of what was stored or sent, whatever it is: none of them is known to be there. */
export const asRecord = <Fields>(value: unknown) =>
  Object(value) as Readonly<Partial<Record<keyof Fields, unknown>>>;

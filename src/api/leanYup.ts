/**
 * The part of yup that the wire schemas are written in (`contracts/wire.ts`), for the browser: it says
 * whether an answer fits, not why not. yup itself is 12 kB of every screen's first load, for messages
 * that no customer reads. In the build it stands in for yup there; `leanYup.test.ts` has both judge
 * the same answers.
 */

/** Knows nothing of null and undefined: `Schema` does. */
type Check = (value: unknown) => boolean;

/** The fields of an object, by name. */
type Fields = Readonly<Record<string, Schema>>;

interface Asked {
  readonly checks: readonly Check[];
  readonly optional: boolean;
  readonly nullable: boolean;
  readonly fields: Fields;
}

const sizeOf = (value: unknown): number =>
  typeof value === 'number' ? value : (value as ArrayLike<unknown>).length;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Asks for more with each call, like yup: a new schema each time, the old one as it was. */
class Schema {
  readonly #asked: Asked;

  constructor(asked: Asked) {
    this.#asked = asked;
  }

  #with(more: Partial<Asked>): Schema {
    return new Schema({ ...this.#asked, ...more });
  }

  #and(check: Check): Schema {
    return this.#with({ checks: [...this.#asked.checks, check] });
  }

  /** Nothing here is ever coerced. */
  strict(): this {
    return this;
  }

  defined(): Schema {
    return this.#with({ optional: false });
  }

  optional(): Schema {
    return this.#with({ optional: true });
  }

  nullable(): Schema {
    return this.#with({ nullable: true });
  }

  /** Of a number its value; of a text or a list its length. */
  min(least: number): Schema {
    return this.#and((value) => sizeOf(value) >= least);
  }

  integer(): Schema {
    return this.#and(Number.isInteger);
  }

  matches(pattern: RegExp): Schema {
    return this.#and((value) => (value as string).search(pattern) >= 0);
  }

  oneOf(values: readonly unknown[]): Schema {
    return this.#and((value) => values.includes(value));
  }

  of(item: Schema): Schema {
    return this.#and((value) => (value as readonly unknown[]).every((one) => item.fits(one)));
  }

  shape(fields: Fields): Schema {
    return this.#with({ fields: { ...this.#asked.fields, ...fields } });
  }

  partial(): Schema {
    const fields = Object.entries(this.#asked.fields);
    return this.#with({
      fields: Object.fromEntries(fields.map(([name, field]) => [name, field.optional()])),
    });
  }

  noUnknown(): Schema {
    const { fields } = this.#asked;
    return this.#and((value) => Object.keys(value as object).every((name) => name in fields));
  }

  fits(value: unknown): boolean {
    const { checks, optional, nullable, fields } = this.#asked;
    if (value === undefined) return optional;
    if (value === null) return nullable;
    return (
      checks.every((check) => check(value)) &&
      Object.entries(fields).every(([name, field]) =>
        field.fits((value as Record<string, unknown>)[name]),
      )
    );
  }

  isValid(value: unknown): Promise<boolean> {
    return Promise.resolve(this.fits(value));
  }
}

/** Where yup is told nothing, a value may be missing but not null. */
const of = (check: Check, fields: Fields = {}): Schema =>
  new Schema({ checks: [check], optional: true, nullable: false, fields });

export const string = () => of((value) => typeof value === 'string');
export const number = () => of((value) => typeof value === 'number' && !Number.isNaN(value));
export const boolean = () => of((value) => typeof value === 'boolean');
export const mixed = () => of(() => true);
export const array = () => of(Array.isArray);
export const object = (fields: Fields) => of(isObject, fields);

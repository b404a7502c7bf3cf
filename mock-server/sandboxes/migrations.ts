/**
 * The form of saved sandboxes. With each change of the schemas that does not fit saved files: raise
 * it, add a migration, and keep a file of the new form in `forms/`.
 */
export const FORM = 2;

/** The form of files without a number. */
export const FIRST_FORM = 1;

/** How many forms are read, the current one included. */
const READ_FORMS = 3;
export const OLDEST_FORM = Math.max(FIRST_FORM, FORM - READ_FORMS + 1);

/** From each older form to the next one. */
const migrations: Readonly<Record<number, (state: object) => object>> = {
  // Files from before forms had numbers.
  1: (state) => ({ opened: {}, happened: [], ...state }),
};

/** A saved state in the current form; null when its form is too old, or of a newer version. */
export function migrate(state: object, form: number): object | null {
  if (form === FORM) return { ...state, form };
  const next = form >= OLDEST_FORM && form < FORM ? migrations[form] : undefined;
  return next ? migrate(next(state), form + 1) : null;
}

import type { FieldValues, Resolver } from 'react-hook-form';

/**
 * A form's schema, fetched when the form is first judged: yup stays out of the first load. If it
 * cannot be fetched the form is let through, and the service judges it.
 */
export function lazyResolver<Values extends FieldValues>(
  load: () => Promise<{ resolver: Resolver<Values> }>,
): Resolver<Values> {
  return async (values, context, options) => {
    try {
      const { resolver } = await load();
      return await resolver(values, context, options);
    } catch {
      return { values, errors: {} };
    }
  };
}

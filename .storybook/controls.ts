import type { Preview } from '@storybook/react-vite';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/** What cannot be typed. */
const CODE = /^(ElementType|LucideIcon|Ref<)/;

/** The control of a type that Storybook would have edited as JSON; `undefined` leaves it to that. */
function controlOf(type: string, arg: unknown) {
  const isElement = typeof arg === 'object' && arg !== null;
  if (CODE.test(type) || (type === 'ReactNode' && isElement)) return { disable: true };
  return type === 'ReactNode' ? { type: 'text' as const } : undefined;
}

/** Words have a field, and elements and components have none. */
export const controlsThatWork: Enhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type } = argType;
      const control = type?.name === 'other' ? controlOf(type.value, initialArgs[name]) : undefined;
      return [name, control ? { control, ...argType } : argType];
    }),
  );

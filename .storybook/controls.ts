import type { Preview } from '@storybook/react-vite';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/** Types that have no useful control. */
const CODE = /^(ElementType|LucideIcon|Ref<)/;

/** The control of a type for which Storybook would show a JSON editor; `undefined` keeps the default. */
function controlOf(type: string, arg: unknown) {
  const isElement = typeof arg === 'object' && arg !== null;
  if (CODE.test(type) || (type === 'ReactNode' && isElement)) return { disable: true };
  return type === 'ReactNode' ? { type: 'text' as const } : undefined;
}

/** Gives text nodes a text control, and elements and components none. */
export const controlsThatWork: Enhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type } = argType;
      const control = type?.name === 'other' ? controlOf(type.value, initialArgs[name]) : undefined;
      return [name, control ? { control, ...argType } : argType];
    }),
  );

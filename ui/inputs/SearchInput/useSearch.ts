import { yupResolver } from '@hookform/resolvers/yup';
import { useForm, useWatch } from 'react-hook-form';
import type { InferType } from 'yup';
import { searchSchema } from './search.schema';

const resolver = yupResolver(searchSchema);

/** The search field of a list and its normalized search text, updated on every keystroke. */
export function useSearch() {
  const { control, register } = useForm({ resolver, defaultValues: { search: '' } });
  const wanted = useWatch({
    control,
    compute: (typed: InferType<typeof searchSchema>) => searchSchema.cast(typed).search,
  });
  return { field: register('search'), wanted };
}

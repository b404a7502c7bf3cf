import { expect, it } from 'vitest';
import { searchSchema } from './search.schema';

it('looks for the plain form of what was typed', async () => {
  const typed = { search: '  ＧＡＲＡＧＥ\u200b Küche ' };
  await expect(searchSchema.validate(typed)).resolves.toEqual({ search: 'garage kuche' });
  await expect(searchSchema.validate({ search: '' })).resolves.toEqual({ search: '' });
});

import { expect, it } from 'vitest';
import { searchSchema } from './search.schema';

it('searchSchema normalizes the typed text', async () => {
  const typed = { search: '  ＧＡＲＡＧＥ\u200b Küche ' };
  await expect(searchSchema.validate(typed)).resolves.toEqual({ search: 'garage kuche' });
  await expect(searchSchema.validate({ search: '' })).resolves.toEqual({ search: '' });
});

import type { House } from './house.schemas';

/** A house as the service returns it; single fields can be replaced. */
export const houseExample = (fields: Partial<House> = {}): House => ({
  id: '30001',
  name: 'Lakeside 12',
  isOwner: true,
  isDefault: true,
  ...fields,
});

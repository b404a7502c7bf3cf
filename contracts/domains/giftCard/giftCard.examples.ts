import type { Extension } from './giftCard.schemas';

/** A plan that a card can extend; single fields can be replaced. */
export const extensionExample = (fields: Partial<Extension> = {}): Extension => ({
  packageId: '70001',
  packageName: 'Cloud Recording',
  expiredDays: 12,
  devNum: 1,
  supportedDevNum: 1,
  ...fields,
});

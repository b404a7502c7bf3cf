import type { MessageId } from '../../i18n/messages';

/** The result screens: plain, live (closes the web view), free, promotions. Spec 2. */
const RESULT_VARIANTS = ['plain', 'live', 'free', 'promotions'] as const;
export type ResultVariant = (typeof RESULT_VARIANTS)[number];

/** The variant named in the URL; any other name shows the plain texts. */
export const resultVariant = (name: string): ResultVariant =>
  RESULT_VARIANTS.find((variant) => variant === name) ?? 'plain';

interface Words {
  readonly title: MessageId;
  readonly message: MessageId;
}
type Outcomes = Readonly<Record<'success' | 'failed', Words>>;

const plain: Outcomes = {
  success: { title: 'result.success.title', message: 'result.success.message' },
  failed: { title: 'result.failed.title', message: 'result.failed.message' },
};

/** The texts of each variant: free describes the gift card, promotions the subscription. */
export const RESULT_TEXT: Readonly<Record<ResultVariant, Outcomes>> = {
  plain,
  live: plain,
  free: {
    success: { title: 'result.free.success.title', message: 'result.free.success.message' },
    failed: { title: 'result.free.failed.title', message: 'result.free.failed.message' },
  },
  promotions: {
    success: {
      title: 'result.promotions.success.title',
      message: 'result.promotions.success.message',
    },
    failed: {
      title: 'result.promotions.failed.title',
      message: 'result.promotions.failed.message',
    },
  },
};

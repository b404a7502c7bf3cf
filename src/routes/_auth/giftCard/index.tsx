import { createFileRoute } from '@tanstack/react-router';
import { GiftCardScreen } from '../../../features/giftCard/GiftCardScreen';

export const Route = createFileRoute('/_auth/giftCard/')({ component: GiftCardScreen });

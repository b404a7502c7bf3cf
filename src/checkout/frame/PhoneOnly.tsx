import type { ReactNode } from 'react';
import { useIsDesktop } from '@homeview/ui/Page';

/** What a wide screen shows in the card beside the content. */
export const PhoneOnly = ({ children }: { readonly children: ReactNode }) =>
  useIsDesktop() ? null : children;

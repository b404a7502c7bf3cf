import type { Sequence } from '../sequence';
import { account } from './account';
import { buying } from './buying';
import { changing } from './changing';
import { giftCards } from './giftCards';
import { renewing } from './renewing';

export const sequences: readonly Sequence[] = [
  ...buying,
  ...renewing,
  ...changing,
  ...giftCards,
  ...account,
];

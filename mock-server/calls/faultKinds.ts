/** Ways in which an answer can go wrong. */
export const FAULT_KINDS = [
  'code',
  'http400',
  'body400',
  'http',
  'html502',
  'truncated',
  'reset',
  'delay',
  'empty',
  'mutate',
  'payUrl',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

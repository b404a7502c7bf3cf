import type { ReactNode } from 'react';
import { useCallback } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { brand } from './brand';
import { isolatedValues } from './isolated';
import type { MessageId } from './messages';

type TextValues = Readonly<Record<string, string | number>>;
export type Translate = (id: MessageId, values?: TextValues) => string;

/** Returns messages as strings, with isolated names. Every message may use the argument `brand`. */
export function useText(): Translate {
  const intl = useIntl();
  return useCallback(
    (id, values) => intl.formatMessage({ id }, { brand, ...isolatedValues(values ?? {}) }),
    [intl],
  );
}

interface TextProps {
  readonly id: MessageId;
  /** Values, and render functions for `<tag>…</tag>` in the message. */
  readonly values?: Readonly<Record<string, string | number | ((chunks: ReactNode) => ReactNode)>>;
}

/** A message with markup, such as links. */
export const Text = ({ id, values }: TextProps) => (
  <FormattedMessage id={id} values={{ brand, ...isolatedValues(values ?? {}) }} />
);

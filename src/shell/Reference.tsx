import { useEffect, useMemo } from 'react';
import { ReferenceLine } from '@homeview/ui/ReferenceLine';
import { logReference, referenceOf } from '../api/request/reference';
import { useText } from '../i18n/useText';
import { ContactSupport } from './links/ContactSupport';

/** The reference of an error, stable while the error is shown and logged once. */
export function useReference(error: unknown): string {
  const reference = useMemo(() => referenceOf(error), [error]);
  useEffect(() => logReference(reference, error), [reference, error]);
  return reference;
}

interface Props {
  /** The error; if it is not an `ApiError`, the reference contains only the page. */
  readonly error: unknown;
  readonly inNotice?: boolean;
  /** The order number, where the page knows it. */
  readonly order?: string | undefined;
}

/** A line with the reference for support and the way there, below an error message. */
export function Reference({ error, inNotice = false, order }: Props) {
  const text = useText();
  const reference = useReference(error);
  return (
    <ReferenceLine
      label={text('common.reference')}
      value={reference}
      plain={inNotice}
      action={<ContactSupport {...{ reference, error, order }} />}
    />
  );
}

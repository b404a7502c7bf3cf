import { useEffect, useMemo } from 'react';
import { ReferenceLine } from '@homeview/ui/ReferenceLine';
import { logReference, referenceOf } from '../api/request/reference';
import { useText } from '../i18n/useText';

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
}

/** A line with the reference for support, below an error message. */
export function Reference({ error, inNotice = false }: Props) {
  const text = useText();
  const reference = useReference(error);
  return <ReferenceLine label={text('common.reference')} value={reference} plain={inNotice} />;
}

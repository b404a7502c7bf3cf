import { useEffect, useMemo } from 'react';
import { ReferenceLine } from '@homeview/ui/ReferenceLine';
import { logReference, referenceOf } from '../api/request/reference';
import { useText } from '../i18n/useText';

/** The reference of an error, the same for as long as that error is shown. It is logged once. */
export function useReference(error: unknown): string {
  const reference = useMemo(() => referenceOf(error), [error]);
  useEffect(() => logReference(reference, error), [reference, error]);
  return reference;
}

interface Props {
  /** What failed; for other errors than `ApiError` only the screen is given. */
  readonly error: unknown;
  readonly inNotice?: boolean;
}

/** A line with what to read to support, below the words of a failure. */
export function Reference({ error, inNotice = false }: Props) {
  const text = useText();
  const reference = useReference(error);
  return <ReferenceLine label={text('common.reference')} value={reference} plain={inNotice} />;
}

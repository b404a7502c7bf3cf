import { useRef, useState } from 'react';
import { useLazyAddressQuery } from '../../api/billing.api';
import { refusalText } from '../../api/apiError';
import type { Place } from '../../domain/billAddress';

type Status = 'idle' | 'looking' | 'unknown' | 'failed';

/**
 * The places of a US postal code. It is asked for once: again only when the code has changed, or the
 * customer tries again. An answer that comes after the code was changed counts no more. Spec 5.
 */
export function usePlaceLookup(known: readonly Place[], knownPostal: string) {
  const [ask] = useLazyAddressQuery();
  const [places, setPlaces] = useState(known);
  const [status, setStatus] = useState<Status>('idle');
  /** The postal code that was asked for last, or whose place was known from the start. */
  const asked = useRef(known.length > 0 ? knownPostal : null);

  function startOver(postal: string | null, nowKnown: readonly Place[]): void {
    asked.current = postal;
    setPlaces(nowKnown);
    setStatus('idle');
  }

  /** Asks for the places of a postal code, and tells what was found unless that came too late. */
  async function lookUp(
    postal: string,
    onFound: (places: readonly Place[]) => void,
  ): Promise<void> {
    startOver(postal, []);
    setStatus('looking');
    const isLate = () => asked.current !== postal;
    try {
      const found = await ask({ countryCode: 'USA', postal }).unwrap();
      if (isLate()) return;
      onFound(found);
      setPlaces(found);
      setStatus(found.length === 0 ? 'unknown' : 'idle');
    } catch (failure) {
      if (!isLate()) setStatus(refusalText(failure) === null ? 'failed' : 'unknown');
    }
  }

  return {
    places,
    status,
    lookUp,
    hasAskedFor: (postal: string): boolean => asked.current === postal,
    /** The postal code has changed: nothing is known of it. */
    forget: () => startOver(null, []),
    /** The stored address was fetched anew. */
    setKnown: (postal: string, nowKnown: readonly Place[]) =>
      startOver(nowKnown.length > 0 ? postal : null, nowKnown),
  };
}

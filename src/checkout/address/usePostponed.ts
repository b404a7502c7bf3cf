import { useEffect, useEffectEvent, useState } from 'react';

/**
 * A deed that waits while it is blocked, and is then done once, as the component is by that time.
 * Not done any more after `cancel`, or once the component is gone.
 */
export function usePostponed<Argument>(
  blocked: boolean,
  deed: (argument: Argument) => Promise<void>,
) {
  const [postponed, setPostponed] = useState<{ readonly argument: Argument } | null>(null);
  const doIt = useEffectEvent(() => {
    if (postponed === null || blocked) return;
    void deed(postponed.argument).finally(() => setPostponed(null));
  });
  useEffect(() => doIt(), [postponed, blocked]);
  return {
    /** Waiting, or being done. */
    isPostponed: postponed !== null,
    postpone: (argument: Argument): void => setPostponed({ argument }),
    cancel: (): void => setPostponed(null),
  };
}

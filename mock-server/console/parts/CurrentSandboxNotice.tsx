import { Notice } from '@homeview/ui/Notice';
import type { CurrentSandbox } from '../api';
import { useControlQuery } from '../useControlQuery';

/** Warns that a server with one host name for all sandboxes shows one case at a time. */
export function CurrentSandboxNotice() {
  const { answer } = useControlQuery<CurrentSandbox>('/here');
  if (answer?.hasOwnNames !== false) return null;
  return (
    <Notice tone="info" title="One case at a time in this browser">
      This server has one name for all cases. The case you open takes the place of the one before,
      in every tab. For a second one beside it, use another browser profile.
    </Notice>
  );
}

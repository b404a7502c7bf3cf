import { Notice } from '@homeview/ui/Notice';
import type { CurrentSandbox } from '../api';
import { useControlQuery } from '../useControlQuery';

/** Warns that a server with one host name for all sandboxes shows one case at a time. */
export function CurrentSandboxNotice() {
  const { answer } = useControlQuery<CurrentSandbox>('/here');
  if (answer?.hasOwnNames !== false) return null;
  return (
    <Notice tone="info" title="One case at a time in this browser">
      All cases share one address on this server. Opening a case replaces the previous one in every
      tab. To see two cases side by side, use another browser profile.
    </Notice>
  );
}

import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DialogHostProps } from '@homeview/ui/Dialog';
import { onIdle } from '@homeview/ui/WhenIdle';
import { useText } from '../i18n/useText';
import { dialogs } from '../shell/feedback';
import { showFailure } from '../shell/showOutcome';

type Host = (props: DialogHostProps) => React.ReactNode;

/** A separate chunk, because dialogs open only after a user action. */
const loadHost = async (): Promise<Host> => (await import('./dialogHost')).DialogHost;

// A failed load is handled where the dialog is rendered.
const prepare = () => void loadHost().catch(() => undefined);

/** The portal's dialogs, inside the React tree. */
export function Dialogs() {
  const text = useText();
  const waiting = useSyncExternalStore(dialogs.subscribe, () => dialogs.getSnapshot() !== null);
  const [loaded, setLoaded] = useState<{ readonly Host: Host } | null>(null);

  useEffect(() => onIdle(prepare), []);
  useEffect(() => {
    if (!waiting || loaded) return;
    loadHost().then(
      (Host) => setLoaded({ Host }),
      (error: unknown) => {
        // The caller sees it as cancelled, so nothing is done without consent.
        dialogs.closeAll();
        showFailure(text('error.nothingLost'), error, text);
      },
    );
  }, [waiting, loaded, text]);

  if (!loaded) return null;
  return (
    <loaded.Host
      queue={dialogs}
      defaultLabels={{ confirm: text('common.ok'), cancel: text('common.cancel') }}
    />
  );
}

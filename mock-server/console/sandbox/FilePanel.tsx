import { useRef } from 'react';
import { Body } from '@homeview/ui/Body';
import { BusyButton } from '@homeview/ui/BusyButton';
import { Section } from '@homeview/ui/Section';
import { ask, sandboxPath } from '../api';
import { Card, Row } from '../parts/Card';
import { toasts } from '../toasts';
import { messageOf } from '../useAsked';
import type { Act } from './useSandbox';

interface Props {
  readonly id: string;
  readonly act: Act;
}

/** The whole sandbox as one file, and back; and the beginning again. */
export function FilePanel({ id, act }: Props) {
  const chooser = useRef<HTMLInputElement>(null);
  const load = async (file: File | undefined) => {
    if (!file) return;
    try {
      await act('/snapshot', 'PUT', JSON.parse(await file.text()) as unknown, () => 'Loaded');
    } catch (error) {
      toasts.show({ message: `This is no saved sandbox. ${messageOf(error)}`, tone: 'error' });
    }
  };
  return (
    <Section title="Keep it, or begin anew">
      <Card as="div">
        <Body size="small" tone="muted">
          A file holds all of it: the case it began as, the world, the clock, the faults, and the
          calls with their answers, secrets masked. Loading one makes this sandbox the same.
        </Body>
        <Row>
          <BusyButton variant="outlined" onClick={() => void save(id)}>
            Save to a file
          </BusyButton>
          <BusyButton variant="outlined" onClick={() => chooser.current?.click()}>
            Load a file
          </BusyButton>
          <BusyButton
            variant="outlined"
            color="error"
            onClick={() => void act('/reset', 'POST', undefined, () => 'It is as it began.')}
          >
            Reset
          </BusyButton>
          <input
            ref={chooser}
            type="file"
            accept="application/json,.json"
            aria-label="A saved sandbox"
            hidden
            onChange={({ target }) => {
              void load(target.files?.[0]);
              // The same file can be chosen again.
              target.value = '';
            }}
          />
        </Row>
      </Card>
    </Section>
  );
}

async function save(id: string): Promise<void> {
  try {
    const snapshot = await ask<unknown>(sandboxPath(id, '/snapshot'));
    const url = URL.createObjectURL(
      new Blob([JSON.stringify(snapshot)], { type: 'application/json' }),
    );
    const link = document.createElement('a');
    link.href = url;
    link.download = `${id}.json`;
    link.click();
    URL.revokeObjectURL(url);
  } catch (error) {
    toasts.show({ message: messageOf(error), tone: 'error' });
  }
}

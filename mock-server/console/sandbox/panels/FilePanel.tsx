import { yupResolver } from '@hookform/resolvers/yup';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { Body } from '@homeview/ui/Body';
import { BusyButton } from '@homeview/ui/BusyButton';
import { Notice } from '@homeview/ui/Notice';
import { ask, sandboxPath } from '../../api';
import type { Summary } from '../../api';
import { Row } from '../../parts/Card';
import { dialogs } from '../../dialogs';
import { toasts } from '../../toasts';
import { Panel } from '../../parts/Panel';
import { messageOf } from '../../useControlQuery';
import { sandboxHash } from '../../route';
import { fileSchema } from '../file.schema';
import type { Act } from '../useSandbox';

interface Props {
  readonly id: string;
  readonly act: Act;
  readonly send: Act;
}

const resolver = yupResolver(fileSchema);

/** Copies the sandbox, saves it to a file, loads it from one, and resets it. */
export function FilePanel({ id, act, send }: Props) {
  const chooser = useRef<HTMLInputElement>(null);
  const { formState, handleSubmit, register, setError } = useForm({ resolver });
  const load = handleSubmit(async ({ files: [file] }) => {
    const saved = JSON.parse((await file?.text()) ?? '') as unknown;
    const replace = () =>
      send('/snapshot', 'PUT', saved, () => 'File loaded').catch((reason: unknown) =>
        setError('root', { message: messageOf(reason) }),
      );
    dialogs.open({
      title: 'Replace this sandbox?',
      content: `It becomes what ${file?.name ?? 'the file'} contains. You can go back afterwards, from the timeline.`,
      confirmLabel: 'Load the file',
      onConfirm: replace,
    });
  });
  const { ref, ...field } = register('files', { onChange: () => void load() });
  const { errors, isSubmitting } = formState;
  const problem = errors.files?.message ?? errors.root?.message;
  return (
    <Panel title="Copy, save, load or reset" isSecond>
      <Body size="small" tone="muted">
        A file contains the whole sandbox: the scenario, the world, the clock, the faults, and the
        calls with their answers. Secrets are masked. Loading a file replaces this sandbox. A copy
        is another sandbox: try there what happens if.
      </Body>
      <Row>
        <BusyButton variant="outlined" onClick={() => void copySandbox(id)}>
          Copy this sandbox
        </BusyButton>
        <BusyButton variant="outlined" onClick={() => void save(id)}>
          Save to a file
        </BusyButton>
        <BusyButton variant="outlined" busy={isSubmitting} onClick={() => chooser.current?.click()}>
          Load a file
        </BusyButton>
        <BusyButton variant="outlined" color="error" onClick={() => void askToReset(act)}>
          Reset
        </BusyButton>
        <input
          {...field}
          ref={(input) => {
            ref(input);
            chooser.current = input;
          }}
          type="file"
          accept="application/json,.json"
          aria-label="A saved sandbox"
          hidden
          onClick={({ currentTarget }) => {
            // Allows the same file to be chosen again.
            currentTarget.value = '';
          }}
        />
      </Row>
      {problem === undefined ? null : (
        <Notice tone="error" live>
          {problem}
        </Notice>
      )}
    </Panel>
  );
}

/** A reset changes everything at once, so it asks first. */
const askToReset = (act: Act) =>
  dialogs.open({
    title: 'Reset this sandbox?',
    content:
      'It starts its case again, at the current time. You can go back afterwards, from the timeline.',
    confirmLabel: 'Reset',
    destructive: true,
    onConfirm: () => act('/reset', 'POST', undefined, () => 'Sandbox reset'),
  });

/** Goes on in a copy; this sandbox stays as it is. */
export async function copySandbox(id: string, point?: number): Promise<void> {
  try {
    const { sandbox } = await ask<Summary>(sandboxPath(id, '/copy'), 'POST', {
      ...(point === undefined ? {} : { point }),
    });
    window.location.hash = sandboxHash(sandbox);
    toasts.show({ message: `This is ${sandbox}, a copy of ${id}`, tone: 'success' });
  } catch (error) {
    toasts.show({ message: messageOf(error), tone: 'error' });
  }
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

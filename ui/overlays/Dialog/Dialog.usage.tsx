import { BusyButton } from '@homeview/ui/BusyButton';
import { DialogHost, DialogQueue } from '@homeview/ui/Dialog';
import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: 'To confirm something that costs money or deletes data, before it happens. For news use a toast or a Notice, for more than one question a page.',
  do: [
    'Keep one DialogQueue and one DialogHost in the app: in src it is dialogs in shell/feedback.',
    'Await open(), and continue only if it returns { by: "confirm" }.',
    'Return the promise of the call from onConfirm: the button is busy, and false keeps the dialog open.',
    'Set destructive for what cannot be undone: the safe button is the filled one and has the focus.',
  ],
  dont: [
    'Ask “Are you sure?”: say in content what is lost, and when.',
    'Set maskClosable on a question: a press beside it is not an answer.',
    'Open a dialog when a page opens: the customer has not asked for anything.',
    'Leave it open on another page: call closeAll() when the page changes.',
  ],
};

const dialogs = new DialogQueue();

interface RenewalProps {
  readonly endsOn: string;
  /** Resolves to false after a failure, which keeps the dialog open. */
  readonly turnOff: () => Promise<boolean>;
}

export const Example = ({ endsOn, turnOff }: RenewalProps) => {
  const ask = () =>
    dialogs.open({
      title: 'Turn off renewal?',
      content: `Your plan stays active until ${endsOn}. After that, its recordings are deleted.`,
      confirmLabel: 'Turn off renewal',
      cancelLabel: 'Keep it on',
      destructive: true,
      onConfirm: turnOff,
    });
  return (
    <>
      <BusyButton variant="outlined" onClick={() => void ask()}>
        Turn off renewal
      </BusyButton>
      <DialogHost queue={dialogs} defaultLabels={{ confirm: 'OK', cancel: 'Cancel' }} />
    </>
  );
};

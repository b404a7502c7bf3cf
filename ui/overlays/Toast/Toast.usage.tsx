import { BusyButton } from '@homeview/ui/BusyButton';
import { ToastHost, ToastQueue } from '@homeview/ui/Toast';
import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: 'To say in one sentence what an action did: saved, copied, failed. A message that must stay is a Notice, an error of a field its error, a question a Dialog.',
  do: [
    'Keep one ToastQueue and one ToastHost in the app: in src it is toasts in shell/feedback.',
    'Use showSuccess and showFailure in src: a failure shows its reference for 10 s.',
    'Say the new state, with its date: “Renewal is off. Your plan stays active until 12/24/2026.”',
    'Call done() of loading() in finally: it shows only when the call takes longer than 500 ms.',
  ],
  dont: [
    'Show something that the customer needs later: it is gone after 2.5 s.',
    'Show two for one action: dismiss the first by its id.',
    'Put buttons or links into it.',
  ],
};

const toasts = new ToastQueue();

export const Example = ({ saveAddress }: { saveAddress: () => Promise<void> }) => {
  const save = async () => {
    const work = toasts.loading({ message: 'Saving your address' });
    try {
      await saveAddress();
      toasts.show({ message: 'Changes saved', tone: 'success' });
    } catch {
      toasts.show({ message: 'Couldn’t save. Try again.', tone: 'error', durationMs: 10_000 });
    } finally {
      work.done();
    }
  };
  return (
    <>
      <BusyButton onClick={() => void save()}>Save address</BusyButton>
      <ToastHost queue={toasts} closeLabel="Close" />
    </>
  );
};

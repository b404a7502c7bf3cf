import { Skeleton } from '../feedback/Skeletons/Skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { emulate } from '../../.storybook/emulate';
import { AppHeader } from '../navigation/AppHeader';
import { BusyButton } from '../inputs/BusyButton';
import { CheckboxRow } from '../inputs/CheckboxRow';
import { ChoiceCard } from '../cards/ChoiceTile';
import { CountryPicker } from '../inputs/CountryPicker';
import { DeviceTile } from '../lists/DeviceTile';
import { DialogHost, DialogQueue } from '../overlays/Dialog';
import { Notice } from '../feedback/Notice';
import { SegmentedTabs } from '../navigation/SegmentedTabs';
import { StatusLabel } from '../feedback/StatusLabel';
import { TextInput } from '../inputs/TextInput';
import { ToastHost, ToastQueue } from '../overlays/Toast';
import { hasEdge, lookOf } from '../testing/forcedLook';

const none = () => undefined;

/** Every component whose look shows its state. */
function Parts() {
  return (
    <div
      style={{
        display: 'grid',
        gap: 16,
        alignItems: 'start',
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      }}
    >
      <AppHeader logoLabel="HomeView" title="Plans" back={{ label: 'Back', onBack: none }} />
      <SegmentedTabs
        label="Coverage"
        value="one"
        onChange={none}
        options={[
          { value: 'one', label: 'Single' },
          { value: 'all', label: 'Unlimited' },
        ]}
      />
      <ChoiceCard name="plan" title="Annual" selected onSelect={none}>
        $19.99
      </ChoiceCard>
      <ChoiceCard name="plan" title="Monthly" selected={false} onSelect={none}>
        $2.99
      </ChoiceCard>
      <CheckboxRow checked onChange={none}>
        Accepted
      </CheckboxRow>
      <CheckboxRow checked={false} onChange={none}>
        Not accepted
      </CheckboxRow>
      <DeviceTile name="Garden" checked onToggle={none} />
      <DeviceTile name="Garage" checked={false} onToggle={none} />
      <CountryPicker
        label="Country"
        countries={[
          { id: 'DE', name: 'Germany' },
          { id: 'US', name: 'United States' },
        ]}
        selectedId="DE"
        onChoose={none}
        searchLabel="Search"
        noMatchLabel="None"
        countLabel={String}
      />
      <TextInput label="Postal code" error="This code is too short" />
      <StatusLabel tone="active">Active</StatusLabel>
      <Notice tone="warning">This service has ended.</Notice>
      <Skeleton variant="rounded" height={32} data-testid="skeleton" />
      <BusyButton>Subscribe</BusyButton>
      <BusyButton softDisabled>Pay</BusyButton>
      <BusyButton disabled>Send</BusyButton>
      <BusyButton busy busyLabel="Placing">
        Order
      </BusyButton>
      <BusyButton variant="outlined">Later</BusyButton>
    </div>
  );
}

/** A dialog above the page and a toast above both. */
function Above() {
  const [queue] = useState(() => new DialogQueue());
  const [toasts] = useState(() => new ToastQueue());
  useEffect(() => {
    void queue.open({ title: 'Turn off renewal?', content: 'Your cameras keep recording.' });
    const id = toasts.show({ message: 'Saved', tone: 'success', durationMs: 600_000 });
    return () => {
      queue.closeAll();
      toasts.dismiss(id);
    };
  }, [queue, toasts]);
  return (
    <div style={{ minHeight: 360 }}>
      <DialogHost queue={queue} defaultLabels={{ confirm: 'Ok', cancel: 'Cancel' }} />
      <ToastHost queue={toasts} closeLabel="Close" />
    </div>
  );
}

const meta = {
  title: 'Theme/Forced colours',
  component: Parts,
  loaders: [() => emulate({ forcedColors: 'active' })],
  // axe would check our colours, which are not painted in this mode.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
} satisfies Meta<typeof Parts>;
export default meta;

type Story = StoryObj<typeof meta>;

/** False in Storybook itself, where nothing forces colours. */
const forced = () => matchMedia('(forced-colors: active)').matches;

const closest = (element: Element, selector: string): Element => {
  const found = element.closest(selector);
  if (!found) throw new Error(`Nothing around it is ${selector}`);
  return found;
};

export const States: Story = {
  play: async ({ canvasElement }) => {
    if (!forced()) return;
    const canvas = within(canvasElement);
    const button = (name: string) => canvas.getByRole('button', { name });
    const tile = (name: RegExp) => closest(canvas.getByRole('radio', { name }), 'label');
    const box = (name: string) => canvas.getByRole('checkbox', { name });
    const pairs: [string, Element, Element][] = [
      [
        'tab',
        canvas.getByRole('tab', { name: 'Single' }),
        canvas.getByRole('tab', { name: 'Unlimited' }),
      ],
      ['tile', tile(/Annual/), tile(/Monthly/)],
      ['checkbox', box('Accepted'), box('Not accepted')],
      ['device', box('Garden'), box('Garage')],
      [
        'country',
        canvas.getByRole('option', { name: 'Germany' }),
        canvas.getByRole('option', { name: 'United States' }),
      ],
      ['button that looks disabled', button('Pay'), button('Subscribe')],
      ['disabled button', button('Send'), button('Subscribe')],
    ];
    // The system's backplate behind the text would make it white on white in a highlighted tab.
    const tab = canvas.getByRole('tab', { name: 'Single' });
    await expect(getComputedStyle(tab).forcedColorAdjust).toBe('none');
    for (const [name, one, other] of pairs) {
      await expect(lookOf(one), name).not.toEqual(lookOf(other));
    }
    const framed: [string, Element][] = [
      ['button', button('Subscribe')],
      ['busy button', button('Placing')],
      ['outlined button', button('Later')],
      ['disabled button', button('Send')],
      ['tile', tile(/Monthly/)],
      ['tabs', canvas.getByRole('tablist')],
      ['status', canvas.getByText('Active').parentElement ?? canvasElement],
      ['notice', closest(canvas.getByText(/ended/), '.MuiAlert-root')],
      ['skeleton', canvas.getByTestId('skeleton')],
      ['header', canvas.getByRole('banner')],
    ];
    for (const [name, part] of framed) await expect(hasEdge(part), name).toBe(true);

    for (const target of [button('Back'), canvas.getByRole('tab', { name: 'Single' })]) {
      await userEvent.tab();
      await expect(target).toHaveFocus();
      await expect(parseFloat(getComputedStyle(target).outlineWidth)).toBeGreaterThanOrEqual(2);
      await expect(getComputedStyle(target).outlineStyle).toBe('solid');
    }
  },
};

export const DialogAndToast: Story = {
  render: () => <Above />,
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const toast = await screen.findByText('Saved');
    await waitFor(() => expect(toast).toBeVisible());
    if (!forced()) return;
    await expect(hasEdge(dialog), 'dialog').toBe(true);
    await expect(hasEdge(closest(toast, '[data-tone]')), 'toast').toBe(true);
  },
  parameters: { pictures: ['light'] },
};

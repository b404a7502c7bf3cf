import { BusyButton } from '@homeview/ui/BusyButton';
import { EmptyState } from '@homeview/ui/EmptyState';
import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: 'For a page or section that has loaded and has nothing to show: no plan, no bill, no device. If loading failed use LoadError; if a search found nothing use NoMatch.',
  do: [
    'Pass it to the empty of ScreenSwitch.',
    'Choose the illustration by what is missing: house, devices or gift.',
    'Give the action that changes it: “See plans”.',
    'Leave action out where this customer can do nothing, and say who can.',
  ],
  dont: [
    'Show it before the data is known: it would flash and disappear.',
    'Blame the customer: “You haven’t added anything”.',
    'Offer the same action in the BottomActionBar as well.',
  ],
};

interface NoPlanProps {
  readonly houseName: string;
  readonly isOwner: boolean;
  readonly seePlans: () => void;
}

export const Example = ({ houseName, isOwner, seePlans }: NoPlanProps) => (
  <EmptyState
    illustration="house"
    title="No plan yet"
    message={
      isOwner
        ? `Keep what the cameras of ${houseName} see, for 30 days.`
        : `The owner of ${houseName} can subscribe to a plan.`
    }
    action={isOwner ? <BusyButton onClick={seePlans}>See plans</BusyButton> : undefined}
  />
);

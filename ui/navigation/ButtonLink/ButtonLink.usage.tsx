import { ButtonLink } from '@homeview/ui/ButtonLink';
import { EmptyState } from '@homeview/ui/EmptyState';
import type { MouseEvent } from 'react';
import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: 'For a link that is the main next step of a screen: “See plans”. To do something use BusyButton; in a sentence or beside other things use TextLink.',
  do: [
    'Always pass href: customers open it in a new tab, and copy its address.',
    'In src make it a link of the router: createLink(ButtonLink), as in src/shell/links/PageLink.ts.',
    'Use variant="outlined" beside a contained button.',
  ],
  dont: [
    'Use it to order, save or delete.',
    'Try to disable it or to show it as busy: a link is neither.',
    'Set role="button" on it.',
  ],
};

export const Example = ({ goToPlans }: { goToPlans: () => void }) => {
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    goToPlans();
  };
  return (
    <EmptyState
      title="No bills yet"
      message="Your first bill appears here when you subscribe to a plan."
      action={
        <ButtonLink href="/packages" onClick={onClick}>
          See plans
        </ButtonLink>
      }
    />
  );
};

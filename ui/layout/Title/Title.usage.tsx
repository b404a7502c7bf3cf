import { Body } from '@homeview/ui/Body';
import { Subtitle, Title } from '@homeview/ui/Title';
import type { ReactNode } from 'react';
import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: 'Title is the first-level heading of a page. Subtitle is a heading inside a card or panel; for a part of the page use Section, which brings its own.',
  do: [
    'Put a PictureTitle above an offer that the customer chooses: the picture costs no height.',
    'Set headingInContent on PortalPage when the content has a Title.',
    'Set the level of a Subtitle by as: as="h3" inside a Section.',
    'Show a large amount as a Subtitle with as="p" and variant="h1", after a VisuallyHidden “Amount”.',
  ],
  dont: [
    'Add a Title beside OfferCard, ResultPanel or SessionExpiredNotice: they bring the <h1>.',
    'Choose a Subtitle for its size only: it is a heading for screen readers.',
    'Center a Title above text that begins at the side.',
  ],
};

interface CardProps {
  readonly planName: string;
  readonly children: ReactNode;
}

export const Example = ({ planName, children }: CardProps) => (
  <>
    <Title>Choose devices to keep</Title>
    <Body tone="muted">Your next plan covers 2 devices.</Body>
    <section>
      <Subtitle as="h2">
        <bdi>{planName}</bdi>
      </Subtitle>
      {children}
    </section>
  </>
);

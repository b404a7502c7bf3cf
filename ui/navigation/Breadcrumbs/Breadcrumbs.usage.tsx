import { Breadcrumbs } from '@homeview/ui/Breadcrumbs';
import { TextLink } from '@homeview/ui/TextLink';
import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: 'For the pages above the current one, at the top of a page on desktops. Phones have the back button of AppHeader.',
  do: ['Start with the home page.', 'End with the title of the current page; it is not a link.'],
  dont: ['Show the steps of a form: breadcrumbs lead up, not forward.'],
};

export const Example = () => (
  <Breadcrumbs label="You are here" current="Manage devices">
    <TextLink href="#/">Your plans</TextLink>
    <TextLink href="#/subscription">Subscription</TextLink>
  </Breadcrumbs>
);

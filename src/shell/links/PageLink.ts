import { createLink } from '@tanstack/react-router';
import { TextLink } from '@homeview/ui/TextLink';

/** A link within the portal: the router's, in the looks of the design system. */
export const PageLink = createLink(TextLink);

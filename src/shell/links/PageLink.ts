import { createLink } from '@tanstack/react-router';
import { TextLink } from '@homeview/ui/TextLink';

/** A router link with the design system's `TextLink`. */
export const PageLink = createLink(TextLink);

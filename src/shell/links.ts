import { createLink } from '@tanstack/react-router';
import { BillRow } from '@homeview/ui/BillRow';
import { CountryRow } from '@homeview/ui/CountryRow';
import { SubscriptionTile } from '@homeview/ui/SubscriptionTile';
import { TextLink } from '@homeview/ui/TextLink';

/** Links within the portal: the router's, in the looks of the design system. */
export const PageLink = createLink(TextLink);
export const BillLink = createLink(BillRow);
export const CountryLink = createLink(CountryRow);
export const PlanTileLink = createLink(SubscriptionTile);

import { createLink } from '@tanstack/react-router';
import { CountryRow } from '@homeview/ui/CountryRow';

/** A form row that links to the country selection. */
export const CountryLink = createLink(CountryRow);

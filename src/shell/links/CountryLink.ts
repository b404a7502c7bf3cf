import { createLink } from '@tanstack/react-router';
import { CountryRow } from '@homeview/ui/CountryRow';

/** A row of a form that leads to the countries. */
export const CountryLink = createLink(CountryRow);

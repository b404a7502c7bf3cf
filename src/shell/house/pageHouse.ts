import { createContext } from 'react';
import type { House } from '@homeview/contracts/domains/house/house.schemas';

/** The houses that the customer can choose on a page. */
export interface HouseChoice {
  readonly houses: readonly House[];
  readonly onHouse: (id: string) => void;
}

/** The house that a page is about. */
export interface PageHouse {
  /** Undefined while it is not known, or if it is not the customer's. */
  readonly house: House | undefined;
  /** Without it, the page is about this house only, such as the page of a plan. */
  readonly choice?: HouseChoice | undefined;
}

/**
 * Set by pages about one house. Null on pages that concern all houses, such as the bills: their header
 * shows the selected house.
 */
export const PageHouseContext = createContext<PageHouse | null>(null);

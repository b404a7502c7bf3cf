import type { FurtherPage } from '@homeview/contracts/vocabulary/reference/callNumbers';
import type { EndpointName } from '@homeview/contracts/catalogue';

/** The call that loads a further page of a list, and the query that selects that page. */
const FURTHER_PAGES: Readonly<Record<FurtherPage, readonly [call: EndpointName, where: string]>> = {
  'getPageOrderList.further': ['getPageOrderList', 'pageNum=2'],
};

export const furtherPages = Object.keys(FURTHER_PAGES) as FurtherPage[];

const isFurtherPage = (call: string): call is FurtherPage => Object.hasOwn(FURTHER_PAGES, call);

/** The endpoint behind a call or a further page. */
export const endpointOf = (call: EndpointName | FurtherPage): EndpointName =>
  isFurtherPage(call) ? FURTHER_PAGES[call][0] : call;

/**
 * The target of a fault in a link. For a further page it matches that page only, not the first one.
 */
export const faultyCall = (call: EndpointName | FurtherPage): string =>
  isFurtherPage(call) ? FURTHER_PAGES[call].join('?') : call;

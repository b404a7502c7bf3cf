import type { FurtherPage } from '@homeview/contracts/callNumbers';
import type { EndpointName } from '@homeview/contracts/catalogue';

/** The call of which a page is a further one, and what it then asks for. */
const FURTHER_PAGES: Readonly<Record<FurtherPage, readonly [call: EndpointName, where: string]>> = {
  'getPageOrderList.further': ['getPageOrderList', 'pageNum=2'],
};

export const furtherPages = Object.keys(FURTHER_PAGES) as FurtherPage[];

const isFurtherPage = (call: string): call is FurtherPage => Object.hasOwn(FURTHER_PAGES, call);

/** The call that is made. */
export const endpointOf = (call: EndpointName | FurtherPage): EndpointName =>
  isFurtherPage(call) ? FURTHER_PAGES[call][0] : call;

/** What is to fail, as a link says it: of a further page that page alone, and not the first one. */
export const faultyCall = (call: EndpointName | FurtherPage): string =>
  isFurtherPage(call) ? FURTHER_PAGES[call].join('?') : call;

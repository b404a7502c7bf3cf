import { faultDetail } from '../../calls/faultDetails';
import type { Fault } from '../../faults';

/** The short form of a fault for a link, or null when the link cannot express it. */
export function shortFault(fault: Fault): string | null {
  const { call, where, kind, times, after } = fault;
  // These characters separate the parts of a short fault.
  if (where !== undefined && /[@:?]/.test(where)) return null;
  const asked = where === undefined ? '' : `?${where}`;
  const count = times === 1 ? '' : `@${times ?? 'all'}`;
  const kindOfDetail = faultDetail(kind);
  const detail = kindOfDetail === null ? '' : kindOfDetail.format(fault);
  if (detail === null || (after && kind !== 'reset')) return null;
  return [call + asked + count, kind, ...(detail === '' ? [] : [detail])].join(':');
}

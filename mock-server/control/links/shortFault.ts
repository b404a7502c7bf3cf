import type { Fault } from '../../faults';

/** The short form of a fault for a link, or null when the link cannot express it. */
export function shortFault(fault: Fault): string | null {
  const { call, where, kind, times, after } = fault;
  // These characters separate the parts of a short fault.
  if (where !== undefined && /[@:?]/.test(where)) return null;
  const asked = where === undefined ? '' : `?${where}`;
  const count = times === 1 ? '' : `@${times ?? 'all'}`;
  const detail = detailOf(fault);
  if (detail === null || (after && kind !== 'reset')) return null;
  return [call + asked + count, kind, ...(detail === '' ? [] : [detail])].join(':');
}

function detailOf({ kind, after, ...fault }: Fault): string | null {
  switch (kind) {
    case 'code':
      return fault.desc === undefined ? String(fault.code ?? '') : null;
    case 'http':
      return fault.desc === undefined ? String(fault.status ?? '') : null;
    case 'http400':
    case 'body400':
      return fault.desc ?? '';
    case 'delay':
      return String(fault.ms ?? '');
    case 'payUrl':
      return fault.url ?? '';
    case 'reset':
      return after ? 'after' : '';
    case 'mutate': {
      const path = fault.path ?? '';
      return fault.value === undefined ? path : `${path}=${JSON.stringify(fault.value)}`;
    }
    default:
      return '';
  }
}

import { Suspense, lazy } from 'react';
import { PlainRows } from './PlainRows';
import type { RowsProps } from './RowFrame';

/** Lists up to this size are rendered whole, without the code for virtual rows. */
const RENDERED_WHOLE = 40;

/** Rows that fill the window while the code for virtual rows is loading. */
const FIRST_ROWS = 14;

const VirtualRows = lazy(() => import('./VirtualRows'));

interface Props extends RowsProps {
  /** Number of devices without the search, so that searching does not replace the rows. */
  total: number;
}

/** All rows of a short list, and the visible rows of a long one. */
export function DeviceRows({ total, ...props }: Props) {
  if (total <= RENDERED_WHOLE) return <PlainRows {...props} />;
  return (
    <Suspense fallback={<PlainRows {...props} first={FIRST_ROWS} />}>
      <VirtualRows {...props} />
    </Suspense>
  );
}

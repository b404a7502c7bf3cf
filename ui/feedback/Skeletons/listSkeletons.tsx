import { Skeleton } from './Skeleton';
import { BILL_ROW_PX } from '../../lists/BillRow/rowHeight';
import { Between, Card, Rows } from './parts';

/** The shape of a `BillList` of so many rows. */
export function BillListSkeleton({ rows }: { rows: number }) {
  return (
    <Rows aria-hidden>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} style={{ minHeight: BILL_ROW_PX, padding: '14px 20px' }}>
          <Skeleton width="55%" height="1.5rem" />
          <Between style={{ marginTop: '2px' }}>
            <Skeleton width="30%" height="1.6rem" />
            <Skeleton width="4rem" height="1.6rem" />
          </Between>
        </div>
      ))}
    </Rows>
  );
}

/** The shape of a `CountryPicker`: its search and so many countries. */
export function CountryListSkeleton({ rows }: { rows: number }) {
  return (
    <div aria-hidden style={{ display: 'grid', gap: 16 }}>
      <div style={{ marginBottom: 4, paddingBottom: '1.35rem' }}>
        <Skeleton width="30%" height="1.64rem" />
        <Skeleton variant="rounded" height={52} />
      </div>
      <Rows style={{ maxHeight: 'min(36rem, 64dvh)', overflow: 'hidden' }}>
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} style={{ minHeight: 52, padding: '12px 20px', display: 'grid' }}>
            {/* Names are not of one length. */}
            <Skeleton width={`${30 + ((row * 17) % 35)}%`} height="1.5rem" />
          </div>
        ))}
      </Rows>
    </div>
  );
}

/** The shape of a `PlanTile` with so many lines. */
export function PlanTileSkeleton({ lines = 2 }: { lines?: number | undefined }) {
  return (
    <Card aria-hidden style={{ gap: 0, paddingBottom: '20px' }}>
      <Skeleton width="50%" height="1.75rem" />
      <div style={{ display: 'grid', gap: 4, marginBlock: '8px 10px' }}>
        {Array.from({ length: lines }, (_, line) => (
          <Skeleton key={line} width={line % 2 === 0 ? '85%' : '65%'} height="1.4rem" />
        ))}
      </div>
      <Skeleton width="35%" height="2.45rem" style={{ marginBottom: '6px' }} />
      <Skeleton width="45%" height="1.4rem" />
    </Card>
  );
}

/** The shape of an `ExtensionTile`. */
export function ExtensionTileSkeleton() {
  return (
    <Card aria-hidden style={{ gap: '6px', paddingBottom: '20px' }}>
      <Skeleton width="45%" height="1.75rem" />
      <Skeleton width="60%" height="1.4rem" />
    </Card>
  );
}

/** The shape of what a gift card gives: its packages, and the plans it can make longer. */
export function GiftCardSkeleton() {
  return (
    <div aria-hidden style={{ display: 'grid', gap: 16 }}>
      <Skeleton width="40%" height="1.6rem" />
      <PlanTileSkeleton />
      <Skeleton width="55%" height="1.6rem" style={{ marginTop: '8px' }} />
      <ExtensionTileSkeleton />
    </div>
  );
}

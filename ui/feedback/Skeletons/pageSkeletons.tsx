import { Skeleton } from './Skeleton';
import { Between, Card } from './parts';

/** Facts of a `KeyValueList`, so many. */
function Facts({ rows }: { rows: number }) {
  return (
    <Card style={{ gap: 0, padding: '4px 20px' }}>
      {Array.from({ length: rows }, (_, row) => (
        <Between key={row} style={{ minHeight: 48 }}>
          <Skeleton width="30%" height="1.5rem" />
          <Skeleton width="25%" height="1.5rem" />
        </Between>
      ))}
    </Card>
  );
}

/** The shape of a bill: amount and status, the invoice, what was bought, the sum. */
export function BillDetailSkeleton() {
  return (
    <div aria-hidden style={{ display: 'grid', gap: 24 }}>
      <div style={{ display: 'grid', gap: 8 }}>
        <Skeleton width="35%" height="2.6rem" />
        <Skeleton variant="rounded" width="6rem" height="1.7rem" style={{ borderRadius: '14px' }} />
      </div>
      {[3, 2, 3].map((rows, part) => (
        <div key={part}>
          <Skeleton width="40%" height="1.6rem" style={{ marginBottom: '12px' }} />
          <Facts rows={rows} />
        </div>
      ))}
    </div>
  );
}

/** The shape of a form of so many fields with its button: a label, a field, the line below each. */
export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <div aria-hidden style={{ display: 'grid', gap: 8 }}>
      {Array.from({ length: fields }, (_, field) => (
        <div key={field} style={{ display: 'grid' }}>
          <Skeleton width="30%" height="1.3rem" style={{ marginBottom: '6px' }} />
          <Skeleton variant="rounded" height={52} style={{ marginBottom: '1.6rem' }} />
        </div>
      ))}
      <Skeleton variant="rounded" height={48} />
    </div>
  );
}

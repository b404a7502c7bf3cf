import { ButtonLink } from '@homeview/ui/ButtonLink';
import { EmptyState } from '@homeview/ui/EmptyState';
import { openPath, scenarioOf } from '../../catalogue/openPath';
import type { Summary } from '../api';
import { OpenLink } from '../parts/OpenLink';
import { CATALOGUE, SANDBOXES } from '../route';

interface Props {
  readonly id: string;
  /** What is known of it, if the page showed it before. */
  readonly summary: Summary | undefined;
  readonly scenarios: readonly string[];
}

/** Says that a sandbox no longer exists, and opens its case again. */
export function GonePage({ id, summary, scenarios }: Props) {
  const scenario = summary?.scenario ?? scenarioOf(id, scenarios);
  return (
    <EmptyState
      title="This sandbox is gone"
      message={`There is no sandbox “${id}” any more. It was removed because many newer ones were opened, or because the server was restarted.`}
      action={
        <>
          {scenario === undefined ? (
            <ButtonLink href={CATALOGUE}>Find the case</ButtonLink>
          ) : (
            <OpenLink href={openPath({ scenario, ...summary?.opened })} name={scenario}>
              Open the case again
            </OpenLink>
          )}
          <ButtonLink href={SANDBOXES} variant="text">
            Show open sandboxes
          </ButtonLink>
        </>
      }
    />
  );
}

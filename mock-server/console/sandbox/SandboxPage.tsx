import { yupResolver } from '@hookform/resolvers/yup';
import { useForm } from 'react-hook-form';
import { ButtonLink } from '@homeview/ui/ButtonLink';
import { Stack } from '@homeview/ui/Stack';
import { Title } from '@homeview/ui/Title';
import { Body } from '@homeview/ui/Body';
import type { CatalogueResponse } from '../api';
import { Row } from '../parts/Card';
import { readable } from '../parts/dateTime';
import { LoadFailed } from '../parts/LoadFailed';
import { OpenLink } from '../parts/OpenLink';
import { SANDBOXES, apiPath } from '../route';
import { useControlQuery } from '../useControlQuery';
import { ClockPanel } from './panels/ClockPanel';
import { ContentsPanel } from './panels/ContentsPanel';
import { DataPanel } from './panels/DataPanel';
import { FaultPanel } from './panels/FaultPanel';
import { faultSchema } from './fault.schema';
import type { FaultForm } from './fault.schema';
import { GonePage } from './GonePage';
import { FilePanel } from './panels/FilePanel';
import { JournalPanel } from './panels/JournalPanel';
import { SharePanel } from './panels/SharePanel';
import { useSandbox } from './useSandbox';

const resolver = yupResolver(faultSchema);

/** One sandbox: its contents, clock, faults, calls and data. */
export function SandboxPage({ id }: { readonly id: string }) {
  const { error, isGone, summary, contents, faults, journal, act, send, lookAgain } =
    useSandbox(id);
  const { answer: catalogue } = useControlQuery<CatalogueResponse>('/catalogue');
  const faultForm = useForm<FaultForm>({
    resolver,
    defaultValues: { call: '*', kind: 'http', detail: '', times: '1' },
  });
  if (isGone) {
    const scenarios = catalogue?.cases.map((one) => one.id) ?? [];
    return <GonePage {...{ id, summary, scenarios }} />;
  }
  if (!summary) {
    if (error === null) return <Title>Sandbox {id}</Title>;
    return (
      <LoadFailed
        message={error}
        onRetry={lookAgain}
        secondary={
          <ButtonLink href={SANDBOXES} variant="text">
            Show open sandboxes
          </ButtonLink>
        }
      />
    );
  }
  const makeFail = (call: string) => {
    faultForm.setValue('call', call);
    // The page scrolls a focused field clear of its sticky header.
    faultForm.setFocus('call');
  };
  return (
    <Stack spacing={3}>
      <div>
        <Title>Sandbox {id}</Title>
        <Body tone="muted">
          Scenario: {summary.scenario}. Clock: {readable(summary.now)} UTC.
        </Body>
      </div>
      <Row>
        <OpenLink href={`/__mock/sandboxes/${id}/enter`} name={`sandbox ${id}`}>
          Open the portal
        </OpenLink>
        <OpenLink href={apiPath(id)} name={`sandbox ${id}`}>
          Send API calls
        </OpenLink>
      </Row>
      <ClockPanel {...{ now: summary.now, contents, act, send }} />
      {contents ? <ContentsPanel {...{ contents, act }} /> : null}
      <FaultPanel
        {...{ faults, act, send }}
        form={faultForm}
        calls={catalogue?.calls ?? []}
        kinds={catalogue?.faultKinds ?? []}
      />
      <JournalPanel {...{ journal, act, makeFail }} />
      <DataPanel id={id} collections={contents?.collections ?? []} />
      <FilePanel {...{ id, act, send }} />
      <SharePanel {...{ summary, faults }} />
    </Stack>
  );
}

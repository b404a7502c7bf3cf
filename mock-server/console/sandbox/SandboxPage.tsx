import { yupResolver } from '@hookform/resolvers/yup';
import { styled } from '@mui/material/styles';
import { useForm } from 'react-hook-form';
import { ButtonLink } from '@homeview/ui/ButtonLink';
import { Stack } from '@homeview/ui/Stack';
import { Title } from '@homeview/ui/Title';
import { Body } from '@homeview/ui/Body';
import type { CatalogueResponse } from '../api';
import { Card, Row } from '../parts/Card';
import { LoadFailed } from '../parts/LoadFailed';
import { OpenLink } from '../parts/OpenLink';
import { SANDBOXES, apiPath } from '../route';
import { useControlQuery } from '../useControlQuery';
import { AboutForm } from './AboutForm';
import { AnswerPanel } from './panels/AnswerPanel';
import { ContentsPanel } from './panels/ContentsPanel';
import { DataPanel } from './panels/DataPanel';
import { FaultPanel } from './panels/FaultPanel';
import { faultSchema } from './fault.schema';
import type { FaultForm } from './fault.schema';
import { usualTimes } from './faultLabels';
import { GonePage } from './GonePage';
import { FilePanel, copySandbox } from './panels/FilePanel';
import { SharePanel } from './panels/SharePanel';
import { Timeline } from './timeline/Timeline';
import { useSandbox } from './useSandbox';

const resolver = yupResolver(faultSchema);

/** A text of several lines, as it was written. */
const Note = styled('p')({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

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
    faultForm.setValue('times', usualTimes(call, faultForm.getValues('kind')));
    // The page scrolls a focused field clear of its sticky header.
    faultForm.setFocus('call');
  };
  return (
    <Stack spacing={3}>
      <div>
        <Title>{summary.title ?? summary.caseTitle}</Title>
        <Body tone="muted">
          {summary.ticket === null ? '' : `Ticket ${summary.ticket}. `}
          {summary.title === null ? '' : `${summary.caseTitle}. `}
          Sandbox {id}.{id.startsWith(summary.scenario) ? '' : ` Scenario: ${summary.scenario}.`}
          {summary.owner === null ? '' : ` Owner: ${summary.owner}.`}
        </Body>
        {summary.note === null ? null : <Note>{summary.note}</Note>}
        <details>
          <summary>Title, ticket and note</summary>
          <Card as="div">
            <AboutForm summary={summary} onSaved={lookAgain} />
          </Card>
        </details>
      </div>
      <Row>
        <OpenLink href={`/__mock/sandboxes/${id}/enter`} name={`sandbox ${id}`}>
          Open the portal
        </OpenLink>
        <OpenLink href={apiPath(id)} name={`sandbox ${id}`}>
          Send API calls
        </OpenLink>
      </Row>
      <Timeline
        {...{ id, contents, journal, act, send, makeFail }}
        now={summary.now}
        calls={catalogue?.calls ?? []}
        copyFrom={(point) => void copySandbox(id, point)}
      />
      <AnswerPanel id={id} />
      {contents ? <ContentsPanel {...{ contents, act, send }} /> : null}
      <FaultPanel
        {...{ faults, act, send }}
        form={faultForm}
        calls={catalogue?.calls ?? []}
        kinds={catalogue?.faultKinds ?? []}
      />
      <DataPanel id={id} collections={contents?.collections ?? []} />
      <FilePanel {...{ id, act, send }} />
      <SharePanel {...{ summary, faults }} />
    </Stack>
  );
}

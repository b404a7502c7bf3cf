import { Body } from '@homeview/ui/Body';
import type { CatalogueResponse } from '../api';
import { Card, Code, Row } from '../parts/Card';
import { CopyButton } from '../parts/CopyButton';
import { Kind } from '../parts/Kind';
import { OpenLink } from '../parts/OpenLink';
import { absolute, linkOf } from './links';
import type { Choice } from './opening.schema';
import { Texts } from './Texts';

interface Props {
  readonly failure: CatalogueResponse['failures'][number];
  readonly choice: Choice;
  readonly texts: Readonly<Record<string, string>>;
}

/**
 * A failing call with the action that causes it, the texts that appear, and the link to open it.
 */
export function FailureCard({ failure, choice, texts }: Props) {
  const { id, title, screen, code, scenario, path, fault, act, shows } = failure;
  const href = linkOf({ scenario, path, fault }, choice);
  return (
    <Card aria-labelledby={`failure-${id}`}>
      <Row>
        <Kind>failed</Kind>
        {code === null ? null : <Kind>{code}</Kind>}
      </Row>
      <h3
        id={`failure-${id}`}
        style={{ margin: 0, fontSize: '1.0625rem', overflowWrap: 'anywhere' }}
      >
        {title}
      </h3>
      <Body size="small">{act ?? 'It fails as soon as the page opens.'}</Body>
      <Texts ids={shows} texts={texts} lang={choice.locale || 'en-US'} />
      <Code>
        {screen} · {fault}
      </Code>
      <Row sx={{ marginTop: 'auto' }}>
        <OpenLink href={href} name={title} />
        <CopyButton text={absolute(href)} name={title}>
          Copy link
        </CopyButton>
      </Row>
    </Card>
  );
}

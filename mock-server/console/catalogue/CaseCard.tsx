import { Body } from '@homeview/ui/Body';
import type { CaseResponse } from '../api';
import { Card, Code, Row } from '../parts/Card';
import { CopyButton } from '../parts/CopyButton';
import { Kind } from '../parts/Kind';
import { OpenLink } from '../parts/OpenLink';
import { absolute, linkOf } from './links';
import type { Choice } from './opening.schema';
import { Texts } from './Texts';

interface Props {
  readonly caseInfo: CaseResponse;
  readonly choice: Choice;
  readonly texts: Readonly<Record<string, string>>;
  /** Why the search found it; null without a search. */
  readonly because: string | null;
  /** The page to open, if it is not that of the case. */
  readonly path?: string | undefined;
}

/** A scenario with its description, the texts that the customer reads, and the link to open it. */
export function CaseCard({ caseInfo, choice, texts, because, path }: Props) {
  const { id, title, description, kinds, shows, then, username, password, platform } = caseInfo;
  const href = linkOf({ scenario: id, path }, choice);
  return (
    <Card aria-labelledby={`case-${id}`}>
      <Row>
        {kinds.map((kind) => (
          <Kind key={kind}>{kind}</Kind>
        ))}
        {platform === 'browser' ? null : <Kind data-strong>{platform}</Kind>}
      </Row>
      <h3 id={`case-${id}`} style={{ margin: 0, fontSize: '1.0625rem' }}>
        {title}
      </h3>
      <Body size="small">{description}</Body>
      {because === null ? null : <Body size="small">Found because it {because}.</Body>}
      <Texts ids={shows} texts={texts} lang={choice.locale || 'en-US'} />
      {then.length === 0 ? null : (
        <details>
          <summary>What happens next</summary>
          {then.map(({ act, shows: ids }) => (
            <div key={act}>
              <Body size="small">{act}</Body>
              <Texts ids={ids} texts={texts} lang={choice.locale || 'en-US'} />
            </div>
          ))}
        </details>
      )}
      <Code>
        {username} / {password}
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

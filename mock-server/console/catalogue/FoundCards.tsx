import { useId } from 'react';
import type { ReactNode } from 'react';
import { Body } from '@homeview/ui/Body';
import { ButtonLink } from '@homeview/ui/ButtonLink';
import type { CaseResponse, CatalogueResponse } from '../api';
import { Card, Code, Row } from '../parts/Card';
import { CopyButton } from '../parts/CopyButton';
import { Kind } from '../parts/Kind';
import { OpenLink } from '../parts/OpenLink';
import { composeHash } from '../route';
import { absolute, linkOf } from './links';
import type { Choice } from './opening.schema';
import { Texts } from './Texts';

interface Opened {
  readonly choice: Choice;
  readonly texts: Readonly<Record<string, string>>;
}

interface CaseProps extends Opened {
  readonly caseInfo: CaseResponse;
  /** Why the search found it; null without a search. */
  readonly because: string | null;
  /** The page to open, if it is not that of the case. */
  readonly path?: string | undefined;
}

/** A scenario with its description, the texts that the customer reads, and the link to open it. */
export function CaseCard({ caseInfo, choice, texts, because, path }: CaseProps) {
  const { id, says, title, description, kinds, shows, then, platform } = caseInfo;
  const { username, password, case: code } = caseInfo;
  const shown = { texts, lang: choice.locale || 'en-US' };
  return (
    <FoundCard
      {...{ title, says, kinds, strong: platform === 'browser' ? null : platform }}
      href={linkOf({ scenario: id, path }, choice)}
      code={`${id} · ${username} / ${password}`}
      more={
        <ButtonLink
          href={composeHash(code)}
          variant="text"
          aria-label={`Start from this case: ${title}`}
        >
          Start from this case
        </ButtonLink>
      }
    >
      <Body size="small">{description}</Body>
      {because === null ? null : <Body size="small">Found because it {because}.</Body>}
      <Texts ids={shows} {...shown} />
      {then.length === 0 ? null : (
        <details>
          <summary>What happens next</summary>
          {then.map(({ act, shows: ids }) => (
            <div key={act}>
              <Body size="small">{act}</Body>
              <Texts ids={ids} {...shown} />
            </div>
          ))}
        </details>
      )}
    </FoundCard>
  );
}

interface FailureProps extends Opened {
  readonly failure: CatalogueResponse['failures'][number];
}

/**
 * A failing call with the action that causes it, the texts that appear, and the link to open it.
 */
export function FailureCard({ failure, choice, texts }: FailureProps) {
  const { title, screen, code, scenario, path, fault, act, shows } = failure;
  return (
    <FoundCard
      {...{ title, kinds: ['failed', ...(code === null ? [] : [code])] }}
      href={linkOf({ scenario, path, fault }, choice)}
      code={`${screen} · ${fault}`}
    >
      <Body size="small">{act ?? 'It fails as soon as the page opens.'}</Body>
      <Texts ids={shows} texts={texts} lang={choice.locale || 'en-US'} />
    </FoundCard>
  );
}

interface Props {
  readonly kinds: readonly (string | number)[];
  /** A kind that stands out. */
  readonly strong?: string | null;
  /** The name of the case. */
  readonly title: string;
  /** The sentence on the card, if it is not the title. */
  readonly says?: string;
  readonly href: string;
  readonly code: string;
  /** Further links. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

function FoundCard({ kinds, strong = null, title, says = title, href, code, ...rest }: Props) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <Row>
        {kinds.map((kind) => (
          <Kind key={kind}>{kind}</Kind>
        ))}
        {strong === null ? null : <Kind data-strong>{strong}</Kind>}
      </Row>
      <h3 id={id} style={{ margin: 0, fontSize: '1.0625rem', overflowWrap: 'anywhere' }}>
        {says}
      </h3>
      {rest.children}
      <Code>{code}</Code>
      <Row sx={{ marginTop: 'auto' }}>
        <OpenLink href={href} name={title} />
        <CopyButton text={absolute(href)} name={title}>
          Copy link
        </CopyButton>
        {rest.more}
      </Row>
    </Card>
  );
}

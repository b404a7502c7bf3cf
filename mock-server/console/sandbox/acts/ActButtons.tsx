import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { BusyButton } from '@homeview/ui/BusyButton';
import { VisuallyHidden } from '@homeview/ui/VisuallyHidden';
import type { ActOffer } from '../../../acts/act';
import { Row } from '../../parts/Card';
import { ClosedOnPhone, useIsWide } from '../../parts/ClosedOnPhone';
import type { Act } from '../useSandbox';
import { ActForm } from './ActForm';

interface Props {
  readonly offers: readonly ActOffer[];
  /** What they act on, for screen readers: a page has many of these buttons. */
  readonly name: string;
  readonly act: Act;
  readonly send: Act;
}

const Group = styled('div')({ display: 'grid', gap: 'inherit', '&:focus': { outline: 0 } });

/** What can be done to a thing now: one press, or a short form. */
export function ActButtons({ offers, name, act, send }: Props) {
  const [opened, setOpened] = useState<string | null>(null);
  const isWide = useIsWide();
  const group = useRef<HTMLDivElement>(null);
  const pressed = useRef<string | null>(null);
  useEffect(() => {
    if (pressed.current === null || offers.some(({ act: one }) => one === pressed.current)) return;
    pressed.current = null;
    // The button has disappeared with its act, so the focus moves to the others.
    if (document.activeElement === document.body) group.current?.focus({ preventScroll: true });
  }, [offers]);
  const form = offers.find((offer) => offer.act === opened && offer.fields.length > 0);
  const closeForm = () => {
    group.current?.focus({ preventScroll: true });
    setOpened(null);
  };
  const buttons = (
    <>
      <Row>
        {offers.map((offer) => {
          const { act: wanted, on, label, fields } = offer;
          const isForm = fields.length > 0;
          return (
            <BusyButton
              key={wanted}
              variant="outlined"
              {...(isForm && { 'aria-expanded': opened === wanted })}
              onClick={() => {
                if (isForm) return setOpened(opened === wanted ? null : wanted);
                pressed.current = wanted;
                void act<{ what: string }>('/acts', 'POST', { act: wanted, on }, whatOf);
              }}
            >
              {label}
              <VisuallyHidden> {name}</VisuallyHidden>
            </BusyButton>
          );
        })}
      </Row>
      {form ? <ActForm key={form.act} offer={form} send={send} onDone={closeForm} /> : null}
    </>
  );
  const summary = (
    <>
      Change
      <VisuallyHidden> {name}</VisuallyHidden>
    </>
  );
  return (
    <Group ref={group} tabIndex={-1} role="group" aria-label={name}>
      {offers.length === 0 ? null : isWide ? (
        buttons
      ) : (
        <ClosedOnPhone summary={summary}>{buttons}</ClosedOnPhone>
      )}
    </Group>
  );
}

const whatOf = ({ what }: { readonly what: string }): string => what;

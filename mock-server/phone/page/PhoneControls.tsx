import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { Section } from '@homeview/ui/Section';
import { Card } from '../../console/parts/Card';
import type { Phone } from '../app/phone';
import { usePhone } from './usePhone';

const Buttons = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.spacing(1.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '&[data-three]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: theme.spacing(1) },
  '& .MuiButton-root': { paddingInline: theme.spacing(1) },
}));

interface ActionProps {
  readonly label: string;
  readonly hint: string;
  readonly act: () => void;
}

/** A button with a hint that screen readers read with it. */
function Action({ label, hint, act }: ActionProps) {
  const id = useId();
  return (
    <li>
      <Button variant="outlined" fullWidth aria-describedby={id} onClick={act}>
        {label}
      </Button>
      <Typography variant="caption" component="p" id={id} sx={{ mt: 0.5, color: 'text.secondary' }}>
        {hint}
      </Typography>
    </li>
  );
}

interface Props {
  readonly phone: Phone;
}

/** The controls of the app, and the events to send to the page. */
export const PhoneControls = ({ phone }: Props) => (
  <>
    <Card as="div">
      <Section title="App">
        <Buttons data-three>
          <Action label="Back" hint="to the previous page" act={() => phone.back()} />
          <Action label="Reload" hint="this page" act={() => phone.reload()} />
          <Action label="Reopen" hint="the first page" act={() => phone.reopen()} />
        </Buttons>
      </Section>
    </Card>
    <Card as="div">
      <Section title="Send an event">
        <Buttons>
          <Action
            label="App to foreground"
            hint="unlocks a waiting button"
            act={() => phone.tellActive(true)}
          />
          <Action
            label="App to background"
            hint="like switching apps"
            act={() => phone.tellActive(false)}
          />
          <Action
            label="Unknown event"
            hint="the page answers 404"
            act={() => phone.tellUnknown()}
          />
          <Action
            label="Invalid event"
            hint="the page answers 400, or 404 without a listener"
            act={() => phone.tellActive('perhaps')}
          />
        </Buttons>
      </Section>
    </Card>
  </>
);

/** The text that the page has copied, unmasked. */
export function Pasteboard({ phone }: Props) {
  const text = usePhone(phone, 'pasteboard');
  return (
    <Card as="div">
      <Section title="Pasteboard">
        <Typography
          id="pasteboard"
          sx={{ color: 'text.secondary', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}
        >
          {text ?? 'Empty'}
        </Typography>
      </Section>
    </Card>
  );
}

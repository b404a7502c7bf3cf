import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Body } from '@homeview/ui/Body';
import { Section } from '@homeview/ui/Section';
import { SelectInput } from '@homeview/ui/SelectInput';
import { TextInput } from '@homeview/ui/TextInput';
import { devices } from '../devices';
import { REFUSABLE } from '../refusal';
import type { Settings } from '../settings';
import { RadioChoice } from './RadioChoice';
import { AREAS, SCHEMES, SYSTEMS, choiceOf, fieldsOf, withFittingDevice, wrongIn } from './fields';
import type { Fields } from './fields';

const Grid = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: theme.spacing(0, 1.5),
  '& > *': { gridColumn: 'span 3' },
  '& > .long': { gridColumn: 'span 4' },
  '& > .short': { gridColumn: 'span 2' },
  '& > .whole': { gridColumn: '1 / -1' },
  // Two fields side by side would cut their words.
  '@media (max-width: 24rem)': { '&& > *': { gridColumn: '1 / -1' } },
}));

interface Props {
  readonly settings: Settings;
  /** Hears of every other choice that is right. */
  readonly onChange: (chosen: Omit<Settings, 'url'>) => void;
}

/** Which phone and app the portal takes itself to be in. A text counts once it is left, or with Enter. */
export function SettingsForm({ settings, onChange }: Props) {
  const [fields, setFields] = useState(() => fieldsOf(settings));
  /** Fields that were left: an error shows after typing, not during it. */
  const [checked, setChecked] = useState(fields);
  const wrong = wrongIn(checked);

  const set = (change: Partial<Fields>) => setFields((before) => ({ ...before, ...change }));
  const commit = (change: Partial<Fields> = {}) => {
    const next = withFittingDevice({ ...fields, ...change });
    setFields(next);
    if (JSON.stringify(next) === JSON.stringify(checked)) return;
    setChecked(next);
    if (Object.keys(wrongIn(next)).length === 0) onChange(choiceOf(next));
  };
  const text = (name: 'version' | 'code') => ({
    value: fields[name],
    error: wrong[name],
    required: true,
    autoComplete: 'off',
    spellCheck: false,
    onChange: ({ target }: { readonly target: HTMLInputElement }) => set({ [name]: target.value }),
    onBlur: () => commit(),
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Enter') commit();
    },
  });

  return (
    <Section title="Phone">
      <Grid aria-label="Settings of the phone" onSubmit={(event) => event.preventDefault()}>
        <RadioChoice
          label="System"
          value={fields.os}
          options={SYSTEMS}
          onChange={(os) => commit({ os })}
        />
        <RadioChoice
          label="Appearance"
          value={fields.scheme}
          options={SCHEMES}
          onChange={(scheme) => commit({ scheme })}
        />
        <div className="long">
          <SelectInput
            label="Device"
            value={fields.device}
            options={devices
              .filter(({ os }) => os === fields.os)
              .map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(device) => commit({ device })}
          />
        </div>
        <div className="short">
          <TextInput label="App version" {...text('version')} />
        </div>
        <div className="whole">
          <SelectInput
            label="System bars"
            value={fields.area}
            options={AREAS}
            onChange={(area) => commit({ area: area as Fields['area'] })}
          />
        </div>
        <div className="long">
          <SelectInput
            label="The app refuses"
            value={fields.refused}
            options={[
              { value: '', label: 'nothing' },
              ...REFUSABLE.map((method) => ({ value: method, label: method })),
            ]}
            onChange={(refused) => commit({ refused })}
          />
        </div>
        <div className="short">
          <TextInput label="with the code" inputMode="numeric" {...text('code')} />
        </div>
      </Grid>
      <Body size="small" tone="muted">
        A change opens the page again. The address of this page holds all choices.
      </Body>
    </Section>
  );
}

import { yupResolver } from '@hookform/resolvers/yup';
import { styled } from '@mui/material/styles';
import { useForm, useWatch } from 'react-hook-form';
import { Body } from '@homeview/ui/Body';
import { Section } from '@homeview/ui/Section';
import { TextInput } from '@homeview/ui/TextInput';
import { FormSelect } from '../../../console/parts/FormSelect';
import { devices, firstDevice } from '../../devices';
import { REFUSABLE } from '../../refusal';
import { phoneAddress } from '../../settings';
import type { Settings } from '../../settings';
import { RadioChoice } from './RadioChoice';
import { AREAS, SCHEMES, SYSTEMS, choiceOf, toFields } from './fields';
import { settingsSchema } from './settings.schema';
import type { Fields } from './settings.schema';

const Grid = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: theme.spacing(0.5, 1.5),
  '& > *': { gridColumn: 'span 3' },
  '& > .long': { gridColumn: 'span 4' },
  '& > .short': { gridColumn: 'span 2' },
  '& > .whole': { gridColumn: '1 / -1' },
  // Two fields side by side would cut off their labels.
  '@media (max-width: 24rem)': { '&& > *': { gridColumn: '1 / -1' } },
}));

interface Props {
  readonly settings: Settings;
  /** Called with every valid change. */
  readonly onChange: (chosen: Omit<Settings, 'url'>) => void;
}

const resolver = yupResolver(settingsSchema);

/** The settings of the phone and the app. A text field applies on blur or Enter. */
export function SettingsForm({ settings, onChange }: Props) {
  const { control, formState, getValues, handleSubmit, register, setValue } = useForm<Fields>({
    resolver,
    defaultValues: toFields(settings),
    // Every choice, blur and Enter submit the form, so no error appears during typing.
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const os = useWatch({ control, name: 'os' });
  const submit = handleSubmit((fields) => {
    const chosen = { ...choiceOf(fields), url: settings.url };
    if (phoneAddress(chosen) !== phoneAddress(settings)) onChange(chosen);
  });
  const onChoose = () => void submit();
  const text = (name: 'version' | 'code') => ({
    error: formState.errors[name]?.message,
    required: true,
    autoComplete: 'off',
    spellCheck: false,
    ...register(name, { onBlur: onChoose }),
  });

  return (
    <Section title="Phone">
      <Grid noValidate aria-label="Phone settings" onSubmit={(event) => void submit(event)}>
        <RadioChoice
          {...{ control, name: 'os', label: 'System', options: SYSTEMS }}
          onChoose={() => {
            // Devices depend on the system.
            setValue('device', firstDevice(getValues('os')).id);
            onChoose();
          }}
        />
        <RadioChoice
          {...{ control, name: 'scheme', label: 'Appearance', options: SCHEMES, onChoose }}
        />
        <div className="long">
          <FormSelect
            {...{ control, name: 'device', label: 'Device', onChoose }}
            options={devices
              .filter((device) => device.os === os)
              .map(({ id, name }) => ({ value: id, label: name }))}
          />
        </div>
        <div className="short">
          <TextInput label="App version" {...text('version')} />
        </div>
        <div className="whole">
          <FormSelect
            {...{ control, name: 'area', label: 'System bars', options: AREAS, onChoose }}
          />
        </div>
        <div className="long">
          <FormSelect
            {...{ control, name: 'refused', label: 'The app refuses', onChoose }}
            options={[
              { value: '', label: 'Nothing' },
              ...REFUSABLE.map((method) => ({ value: method, label: method })),
            ]}
          />
        </div>
        <div className="short">
          <TextInput label="With code" inputMode="numeric" {...text('code')} />
        </div>
        {/* With two text fields, Enter submits only if the form has a submit button. */}
        <input type="submit" hidden />
      </Grid>
      <Body size="small" tone="muted">
        Changes reload the page. The address of this page contains all settings.
      </Body>
    </Section>
  );
}

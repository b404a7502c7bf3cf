import type { UseFormReturn } from 'react-hook-form';
import { TextInput } from '@homeview/ui/TextInput';
import { Card } from '../parts/Card';
import { ClosedOnPhone } from '../parts/ClosedOnPhone';
import { FieldsForm } from '../parts/FieldsForm';
import { FormSelect } from '../parts/FormSelect';
import type { Choice } from './opening.schema';

export const PLATFORM_NAMES: Readonly<Record<string, string>> = {
  browser: 'Browser',
  ios: 'iOS',
  android: 'Android',
};

interface Props {
  readonly form: UseFormReturn<Choice>;
  readonly platforms: readonly string[];
  readonly locales: readonly string[];
}

const languages = new Intl.DisplayNames(['en'], { type: 'language' });

/** The language, platform and time for opening links. */
export function OpeningChoice({ form, platforms, locales }: Props) {
  const { control, formState, handleSubmit, register } = form;
  return (
    <ClosedOnPhone
      summary={<h2 style={{ display: 'inline', fontSize: '1.0625rem' }}>How links open</h2>}
    >
      <Card as="div" sx={{ marginTop: 1 }}>
        <FieldsForm onSubmit={(event) => void handleSubmit(() => undefined)(event)}>
          <div>
            <FormSelect
              {...{ control, name: 'platform', label: 'Opens in' }}
              options={[
                { value: '', label: 'As the case says' },
                ...platforms.map((value) => ({ value, label: PLATFORM_NAMES[value] ?? value })),
              ]}
            />
          </div>
          <div>
            <FormSelect
              {...{ control, name: 'locale', label: 'Language' }}
              options={[
                { value: '', label: 'As found, or English (US)' },
                ...locales.map((value) => ({ value, label: languageName(value) })),
              ]}
            />
          </div>
          <div>
            <TextInput
              label="Time (UTC), default: now"
              type="datetime-local"
              error={formState.errors.clock?.message}
              {...register('clock')}
            />
          </div>
        </FieldsForm>
      </Card>
    </ClosedOnPhone>
  );
}

/** The portal uses `in`, the old language code of Indonesian. */
export const languageName = (locale: string): string =>
  languages.of(locale === 'in-ID' ? 'id' : locale) ?? locale;

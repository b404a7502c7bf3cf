import { Section } from '@homeview/ui/Section';
import { SelectInput } from '@homeview/ui/SelectInput';
import { TextInput } from '@homeview/ui/TextInput';
import { Card, Fields } from '../parts/Card';

/** How links open the portal; empty: as the scenario says. */
export interface Choice {
  readonly platform: string;
  readonly locale: string;
  /** Of a datetime field, in UTC: `2026-11-21T10:00`. */
  readonly clock: string;
}

export const AS_IT_IS: Choice = { platform: '', locale: '', clock: '' };

export const PLATFORM_NAMES: Readonly<Record<string, string>> = {
  browser: 'Browser',
  ios: 'iOS',
  android: 'Android',
};

interface Props {
  readonly choice: Choice;
  readonly onChange: (choice: Choice) => void;
  readonly platforms: readonly string[];
  readonly locales: readonly string[];
}

const languages = new Intl.DisplayNames(['en'], { type: 'language' });

/** In which language, where and when the customer looks at it. */
export function OpeningChoice({ choice, onChange, platforms, locales }: Props) {
  return (
    <Section title="Open links as the customer sees it">
      <Card as="div">
        <Fields>
          <div>
            <SelectInput
              label="Opens in"
              value={choice.platform}
              options={[
                { value: '', label: 'What the case says' },
                ...platforms.map((value) => ({ value, label: PLATFORM_NAMES[value] ?? value })),
              ]}
              onChange={(platform) => onChange({ ...choice, platform })}
            />
          </div>
          <div>
            <SelectInput
              label="Language"
              value={choice.locale}
              options={[
                { value: '', label: 'English (US)' },
                ...locales
                  .filter((locale) => locale !== 'en-US')
                  .map((value) => ({ value, label: languageName(value) })),
              ]}
              onChange={(locale) => onChange({ ...choice, locale })}
            />
          </div>
          <div>
            <TextInput
              label="Time (UTC), now unless set"
              type="datetime-local"
              value={choice.clock}
              onChange={({ target }) => onChange({ ...choice, clock: target.value })}
            />
          </div>
        </Fields>
      </Card>
    </Section>
  );
}

/** The portal spells Indonesian `in`, which is the old code. */
export const languageName = (locale: string): string =>
  languages.of(locale === 'in-ID' ? 'id' : locale) ?? locale;

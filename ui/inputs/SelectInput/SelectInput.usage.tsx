import { SelectInput } from '@homeview/ui/SelectInput';
import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: 'For one of many short values: the language, or the country in checkout. For two or three prices or views use PriceTile or SegmentedTabs, for a full page CountryPicker.',
  do: [
    'Set lang on an option whose label is in another language: “Deutsch” is then read in German.',
    'Set autoComplete, for instance "billing country", so that the browser fills it in.',
    'Use labelHidden only where the value says what it is, as in the language choice.',
  ],
  dont: [
    'Put prices or sentences into the options: a native select cuts long text off.',
    'Add an option “Choose” that can be sent.',
    'Load another page as soon as the value changes: arrow keys pass through other values.',
  ],
};

const languages = [
  { value: 'en-US', label: 'English', lang: 'en' },
  { value: 'de-DE', label: 'Deutsch', lang: 'de' },
  { value: 'ja-JP', label: '日本語', lang: 'ja' },
];

interface LanguageProps {
  readonly locale: string;
  readonly onLocale: (locale: string) => void;
}

export const Example = ({ locale, onLocale }: LanguageProps) => (
  <SelectInput
    label="Language"
    labelHidden
    value={locale}
    options={languages}
    onChange={onLocale}
  />
);

import { SelectInput } from '@homeview/ui/SelectInput';
import { LANGUAGE_NAMES } from '../../../i18n/languageNames';
import { useText } from '../../../i18n/useText';
import { LOGIN_LOCALES, currentLocale, intlLocale, isLocale } from '../../../platform/locale';
import type { Locale } from '../../../platform/locale';
import { stored } from '../../../platform/storage/storedItems';
import { useStored } from '../../../platform/storage/storage';

/** The language list of the sign-in page: all but zh-CN, which shows only as the current one. */
export function LanguageChoice() {
  const text = useText();
  useStored(stored.locale);
  const locale = currentLocale();
  const isOffered = (value: Locale) => LOGIN_LOCALES.includes(value);
  const options = isOffered(locale) ? LOGIN_LOCALES : [locale, ...LOGIN_LOCALES];
  return (
    <SelectInput
      label={text('login.language')}
      labelHidden
      value={locale}
      options={options.map((value) => ({
        value,
        label: LANGUAGE_NAMES[value],
        lang: intlLocale(value),
        hidden: !isOffered(value),
        disabled: !isOffered(value),
      }))}
      onChange={(value) => {
        if (isLocale(value)) stored.locale.set(value);
      }}
    />
  );
}

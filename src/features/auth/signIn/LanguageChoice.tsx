import { SelectInput } from '@homeview/ui/SelectInput';
import { LANGUAGE_NAMES } from '../../../i18n/languageNames';
import { useText } from '../../../i18n/useText';
import { LOGIN_LOCALES, currentLocale, intlLocale, isLocale } from '../../../platform/locale';
import { stored } from '../../../platform/storage/storedItems';
import { useStored } from '../../../platform/storage/storage';

/** The language list of the sign-in page: nine of the ten, and the current one. Spec 1. */
export function LanguageChoice() {
  const text = useText();
  useStored(stored.locale);
  const locale = currentLocale();
  const offered = LOGIN_LOCALES.includes(locale) ? LOGIN_LOCALES : [locale, ...LOGIN_LOCALES];
  return (
    <SelectInput
      label={text('login.language')}
      labelHidden
      value={locale}
      options={offered.map((value) => ({
        value,
        label: LANGUAGE_NAMES[value],
        lang: intlLocale(value),
      }))}
      onChange={(value) => {
        if (isLocale(value)) stored.locale.set(value);
      }}
    />
  );
}

import { createIntl } from 'react-intl';
import { brand } from '../../src/i18n/brand';
import source from '../../src/i18n/locales/en-US.json';
import type { Translate } from '../../src/i18n/useText';

const intl = createIntl({ locale: 'en-US', messages: source });

/** The text of a message from the real English file. */
export const english: Translate = (id, values) => intl.formatMessage({ id }, { brand, ...values });

import { useMemo } from 'react';
import { referenceOf } from '../api/request/reference';
import { isEmail } from '../domain/input/email';
import { supportMailUrl, supportPageUrl } from '../domain/support/supportUrl';
import { LANGUAGE_NAMES } from '../i18n/languageNames';
import { useText } from '../i18n/useText';
import { appVersion } from '../platform/launch/appVersion';
import { platformOf } from '../platform/launch/readEnvironment';
import { usePortalConfig } from '../platform/launch/usePortalConfig';
import { currentLocale } from '../platform/locale';
import { useCaseCode } from './useCaseCode';

export interface SupportTopic {
  /** The shown reference of a failure; without it, the link carries one of the page. */
  readonly reference?: string | undefined;
  /** The error of that failure. */
  readonly error?: unknown;
  /** The order number, where the page knows it. */
  readonly order?: string | undefined;
}

/** URL of the support page or a mail to support, filled in; null if the deployment has neither. */
export function useSupportUrl({ reference, error, order }: SupportTopic): string | null {
  const text = useText();
  const config = usePortalConfig();
  const { support, environment } = config;
  const code = useCaseCode(error);
  return useMemo(() => {
    if (support === '') return null;
    const facts = {
      reference: reference ?? referenceOf(null),
      order: order ?? null,
      platform: platformOf(environment),
      version: appVersion(config),
      language: currentLocale(),
      case: code,
    };
    if (!isEmail(support)) return supportPageUrl(support, facts);

    const known = [
      [text('common.reference'), facts.reference],
      ...(order === undefined ? [] : [[text('bill.orderNumber'), order] as const]),
      [text('support.app'), `${facts.version ?? '–'} (${facts.platform})`],
      [text('login.language'), `${LANGUAGE_NAMES[facts.language]} (${facts.language})`],
      ...(code === null ? [] : [[text('support.case'), code] as const]),
    ] as const;
    return supportMailUrl(support, `${text('support.subject')} (${facts.reference})`, [
      text('support.describe'),
      ...['', '', ''],
      ...known.map(([label, value]) => `${label} ${value}`),
    ]);
  }, [config, environment, text, support, reference, order, code]);
}

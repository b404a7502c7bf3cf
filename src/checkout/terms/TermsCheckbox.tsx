import type { ReactNode } from 'react';
import { CheckboxRow } from '@homeview/ui/CheckboxRow';
import { Text } from '../../i18n/useText';
import { usePortalConfig } from '../../platform/launch/usePortalConfig';
import { OutsideLink } from '../../shell/links/OutsideLink';
import type { ShownTerms } from './useTerms';

const linkTo = (href: string) =>
  function TermsLink(chunks: ReactNode) {
    return (
      <OutsideLink key={href} href={href}>
        {chunks}
      </OutsideLink>
    );
  };

/** Checkbox to accept the terms, with links to read them. */
export function TermsCheckbox({ terms }: { readonly terms: ShownTerms }) {
  const { termsUrl, privacyUrl } = usePortalConfig();
  return (
    <CheckboxRow checked={terms.agreed} onChange={terms.setAgreed} inputRef={terms.checkbox}>
      <Text id="packages.terms" values={{ terms: linkTo(termsUrl), privacy: linkTo(privacyUrl) }} />
    </CheckboxRow>
  );
}

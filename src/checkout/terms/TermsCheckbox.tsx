import type { ReactNode, Ref } from 'react';
import { CheckboxRow } from '@homeview/ui/CheckboxRow';
import { Text } from '../../i18n/useText';
import { usePortalConfig } from '../../platform/launch/usePortalConfig';
import { OutsideLink } from '../../shell/links/OutsideLink';

interface Props {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly inputRef: Ref<HTMLInputElement>;
}

const linkTo = (href: string) =>
  function TermsLink(chunks: ReactNode) {
    return (
      <OutsideLink key={href} href={href}>
        {chunks}
      </OutsideLink>
    );
  };

/** Checkbox to accept the terms, with links to read them. */
export function TermsCheckbox(props: Props) {
  const { termsUrl, privacyUrl } = usePortalConfig();
  return (
    <CheckboxRow {...props}>
      <Text id="packages.terms" values={{ terms: linkTo(termsUrl), privacy: linkTo(privacyUrl) }} />
    </CheckboxRow>
  );
}

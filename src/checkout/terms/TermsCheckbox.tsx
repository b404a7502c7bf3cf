import type { ReactNode, Ref } from 'react';
import { CheckboxRow } from '@homeview/ui/CheckboxRow';
import { Text } from '../../i18n/useText';
import { config } from '../../platform/launch/config';
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

const links = { terms: linkTo(config.termsUrl), privacy: linkTo(config.privacyUrl) };

/** Checkbox to accept the terms, with links to read them. */
export const TermsCheckbox = (props: Props) => (
  <CheckboxRow {...props}>
    <Text id="packages.terms" values={links} />
  </CheckboxRow>
);

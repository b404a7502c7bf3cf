import { Body } from '@homeview/ui/Body';
import { useText } from '../../i18n/useText';

/** Prices exclude tax; the provider adds it. Spec 1. Not shown for store prices. */
export function TaxNote() {
  const text = useText();
  return (
    <Body tone="muted" size="small">
      {text('packages.taxExcluded')}
    </Body>
  );
}

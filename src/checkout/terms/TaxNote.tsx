import { Body } from '@homeview/ui/Body';
import { useText } from '../../i18n/useText';

/** Prices exclude tax; it is added at the provider's. Spec 1. The store's prices are the store's word. */
export function TaxNote() {
  const text = useText();
  return (
    <Body tone="muted" size="small">
      {text('packages.taxExcluded')}
    </Body>
  );
}

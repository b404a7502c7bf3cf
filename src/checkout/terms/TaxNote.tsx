import { Body } from '@homeview/ui/Body';
import { useText } from '../../i18n/useText';

interface Props {
  /** The store sells the plan. */
  readonly inStore?: boolean | undefined;
}

/** Prices exclude tax; a provider adds it, and the store shows its final price. */
export function TaxNote({ inStore = false }: Props) {
  const text = useText();
  return (
    <Body tone="muted" size="small">
      {text(inStore ? 'applePay.taxExcluded' : 'packages.taxExcluded')}
    </Body>
  );
}

import Cctv from 'lucide-react/icons/cctv';
import { GiftLine } from '@homeview/ui/OfferCard';
import { useText } from '../../i18n/useText';

/** The camera included in the annual plan, and its advertised value. */
export function FreeCamera({ value }: { readonly value: string }) {
  const text = useText();
  return (
    <GiftLine icon={Cctv} title={text('promotions.camera')}>
      {text('promotions.cameraValue', { price: value })}
    </GiftLine>
  );
}

import { Body } from '@homeview/ui/Body';
import { GiftLine, OfferCard } from '@homeview/ui/OfferCard';
import Cctv from 'lucide-react/icons/cctv';
import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: 'For a page that sells one offer: the promotion and the trial. Where there are several prices to choose from use PriceTile.',
  do: [
    'Format price and listPrice. listPriceLabel stands before the list price; priceLabel is for screen readers.',
    'Put what comes free into a GiftLine, with what it is worth.',
    'Say when it renews in the summary of the BottomActionBar: the card names today’s price only.',
  ],
  dont: [
    'Add a Title to its page: its title is the <h1>.',
    'Show a listPrice that is not higher than price.',
    'Show two of them on a page.',
  ],
};

interface PromotionProps {
  readonly price: string;
  readonly listPrice: string;
  readonly cameraValue: string;
}

export const Example = ({ price, listPrice, cameraValue }: PromotionProps) => (
  <OfferCard
    illustration="gift"
    badge="44% off"
    title="A year of cloud recording and a free camera"
    price={price}
    priceLabel="Your price"
    perLabel="/ year"
    listPrice={listPrice}
    listPriceLabel="List price"
  >
    <GiftLine icon={Cctv} title="A free camera with the annual plan">
      Worth {cameraValue}
    </GiftLine>
    <Body tone="muted">Covers one camera in your house.</Body>
  </OfferCard>
);

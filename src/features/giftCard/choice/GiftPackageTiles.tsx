import type { ReactNode } from 'react';
import { PlanTile } from '@homeview/ui/PlanTile';
import { PriceTileGroup } from '@homeview/ui/PriceTile';
import { Section } from '@homeview/ui/Section';
import { Stack } from '@homeview/ui/Stack';
import { descriptionLines } from '../../../domain/offer/descriptionLines';
import { deviceLimit } from '../../../domain/plan/deviceLimit';
import { formatPrice, toCents } from '../../../domain/offer/price';
import { useText } from '../../../i18n/useText';
import { useNames } from '../../../shell/useNames';
import type { GiftPackage, GiftPayMethod } from '../payment/giftPayMethods';

interface Props {
  readonly packages: readonly GiftPackage[];
  readonly chosen: GiftPayMethod | undefined;
  readonly onChoose: (id: string) => void;
  /** What all packages share: the house. */
  readonly children: ReactNode;
}

/** The new plans a card pays for. An amount due now is shown unless it is zero. */
export function GiftPackageTiles({ packages, chosen, onChoose, children }: Props) {
  const text = useText();
  const names = useNames();
  const title = text('giftCard.newPlan');
  return (
    <Section title={title}>
      <Stack spacing={1.5}>
        {children}
        <PriceTileGroup label={title}>
          {packages.map(({ id, goods, price }) => {
            const cents = toCents(price.price);
            const limit = deviceLimit(price, goods);
            return (
              <PlanTile
                key={id}
                name="giftChoice"
                planName={names.plan(goods.goodsName)}
                lines={descriptionLines(goods.description)}
                badge={text('giftCard.period', { unit: price.planUnit })}
                price={cents > 0 ? formatPrice(cents) : undefined}
                priceLabel={text('giftCard.dueToday')}
                coverage={
                  limit === Infinity
                    ? text('unlimited_devices')
                    : text('plan.coversDevices', { count: limit })
                }
                selected={chosen?.kind === 'package' && chosen.id === id}
                onSelect={() => onChoose(id)}
              />
            );
          })}
        </PriceTileGroup>
      </Stack>
    </Section>
  );
}

import { ExtensionTile } from '@homeview/ui/ExtensionTile';
import { PriceTileGroup } from '@homeview/ui/PriceTile';
import { Section } from '@homeview/ui/Section';
import type { Extension } from '@homeview/contracts/domains/giftCard/giftCard.schemas';
import { SubscribeStatus } from '@homeview/contracts/vocabulary/plan/subscribeStatus';
import { UNLIMITED_DEVICES } from '@homeview/contracts/vocabulary/plan/unlimited';
import { daysLeft } from '../../../domain/plan/daysLeft';
import { useText } from '../../../i18n/useText';
import { useNames } from '../../../shell/useNames';
import type { GiftExtension, GiftPayMethod } from '../payment/giftPayMethods';

interface Props {
  readonly extensions: readonly GiftExtension[];
  readonly chosen: GiftPayMethod | undefined;
  readonly onChoose: (id: string) => void;
}

/** The active plans that a card can extend; their remaining days are kept. */
export function ExtensionTiles({ extensions, chosen, onChoose }: Props) {
  const text = useText();
  const names = useNames();
  const title = text('giftCard.extension');

  const daysText = ({ expiredDays }: Extension): string => {
    const days = daysLeft({ subscribeStatus: SubscribeStatus.Active, expiredDays });
    return days === null ? text('plan.status.active') : text('plan.daysLeft', { days });
  };
  const devicesText = ({ devNum: used, supportedDevNum: covered }: Extension): string =>
    covered === UNLIMITED_DEVICES
      ? text('plan.devicesUsedUnlimited', { used })
      : text('plan.devicesUsed', { used, covered });

  return (
    <Section title={title}>
      <PriceTileGroup label={title}>
        {extensions.map(({ id, extension, price }) => (
          <ExtensionTile
            key={id}
            name="giftChoice"
            planName={names.plan(extension.packageName)}
            daysLabel={daysText(extension)}
            devicesLabel={devicesText(extension)}
            badge={`+ ${text('giftCard.period', { unit: price.planUnit })}`}
            selected={chosen?.kind === 'extension' && chosen.id === id}
            onSelect={() => onChoose(id)}
          />
        ))}
      </PriceTileGroup>
    </Section>
  );
}

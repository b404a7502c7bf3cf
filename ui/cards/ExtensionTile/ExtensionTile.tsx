import { styled } from '@mui/material/styles';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import HouseWifi from 'lucide-react/icons/house-wifi';
import type { ReactNode } from 'react';
import { tabularFigures } from '../../theme';
import { ChoiceCard, type ChoiceProps } from '../ChoiceTile';
import { Icon } from '../../graphics/Icon';

export interface ExtensionTileProps extends ChoiceProps {
  planName: string;
  /** How long it still runs: "12 days left". */
  daysLabel: string;
  /** "3 of 5 devices". */
  devicesLabel: string;
  badge?: ReactNode;
}

const Facts = styled('span')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  marginTop: 6,
  fontSize: '0.9375rem',
  color: theme.vars.palette.text.secondary,
  ...tabularFigures,
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 6 },
}));

/**
 * A plan one has already, to be made longer. One choice with the `PlanTile`s of the same `name`:
 * choosing one lets the other go.
 */
export function ExtensionTile(props: ExtensionTileProps) {
  const { planName, daysLabel, devicesLabel, badge } = props;
  return (
    <ChoiceCard {...props} title={<bdi>{planName}</bdi>} badge={badge}>
      <Facts>
        <span>
          <Icon icon={CalendarClock} size="small" />
          <span>{daysLabel}</span>
        </span>{' '}
        <span>
          <Icon icon={HouseWifi} size="small" />
          <span>{devicesLabel}</span>
        </span>
      </Facts>
    </ChoiceCard>
  );
}

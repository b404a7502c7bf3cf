import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { LucideIcon } from 'lucide-react';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import HouseWifi from 'lucide-react/icons/house-wifi';
import type { ReactNode } from 'react';
import { tabularFigures } from '../../theme';
import { ChoiceCard, type ChoiceProps } from '../ChoiceTile';
import { Icon } from '../../graphics/Icon';

export interface ExtensionTileProps extends ChoiceProps {
  planName: string;
  /** Remaining time: "12 days left". */
  daysLabel: string;
  /** "3 of 5 devices". */
  devicesLabel: string;
  badge?: ReactNode;
}

const facts = {
  flexWrap: 'wrap',
  gap: '4px 20px',
  mt: '6px',
  color: 'text.secondary',
  ...tabularFigures,
};

const Fact = ({ icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <Stack component="span" direction="row" sx={{ alignItems: 'center', gap: '6px' }}>
    <Icon icon={icon} size="small" />
    <Typography component="span" sx={{ fontSize: '0.9375rem' }}>
      {children}
    </Typography>
  </Stack>
);

/**
 * A tile to extend an existing plan. It is in one radio group with the `PlanTile`s of the same `name`,
 * so selecting one deselects the other.
 */
export function ExtensionTile(props: ExtensionTileProps) {
  const { planName, daysLabel, devicesLabel, badge } = props;
  return (
    <ChoiceCard {...props} title={<bdi>{planName}</bdi>} badge={badge}>
      <Stack component="span" direction="row" sx={facts}>
        <Fact icon={CalendarClock}>{daysLabel}</Fact> <Fact icon={HouseWifi}>{devicesLabel}</Fact>
      </Stack>
    </ChoiceCard>
  );
}

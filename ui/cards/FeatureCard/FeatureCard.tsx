import { styled } from '@mui/material/styles';
import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { breakAnywhere, cardSurface } from '../../theme';
import { Icon } from '../../graphics/Icon';
import { Subtitle } from '../../layout/Title';

export interface FeatureCardProps {
  title: ReactNode;
  features: readonly { icon?: LucideIcon | undefined; text: string }[];
  /** Small print below the list. */
  note?: ReactNode;
  /** 2 unless told. */
  headingLevel?: 2 | 3 | undefined;
}

const Card = styled('section')(({ theme }) => ({
  ...cardSurface(theme),
  ...breakAnywhere,
  padding: 20,
}));

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: '16px 0 0',
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  gap: '12px 24px',
  '& li': { display: 'flex', alignItems: 'center', gap: 12 },
  '& li > span:first-of-type': {
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    width: '2.25rem',
    height: '2.25rem',
    borderRadius: 12,
    backgroundColor: theme.vars.palette.accent.light,
    color: theme.vars.palette.accent.dark,
  },
}));

const SmallPrint = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: 16,
  color: theme.vars.palette.text.secondary,
}));

/** What a plan gives, with an icon each. */
export function FeatureCard({ title, features, note, headingLevel = 2 }: FeatureCardProps) {
  return (
    <Card>
      <Subtitle as={`h${headingLevel}`}>{title}</Subtitle>
      <List>
        {features.map((feature) => (
          <li key={feature.text}>
            <span>
              <Icon icon={feature.icon ?? Check} size="small" />
            </span>
            <span>{feature.text}</span>
          </li>
        ))}
      </List>
      {note ? <SmallPrint>{note}</SmallPrint> : null}
    </Card>
  );
}

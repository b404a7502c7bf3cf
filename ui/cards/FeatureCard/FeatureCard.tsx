import Avatar from '@mui/material/Avatar';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { breakAnywhere } from '../../theme';
import { Icon } from '../../graphics/Icon';
import { Subtitle } from '../../layout/Title';

export interface FeatureCardProps {
  title: ReactNode;
  features: readonly { icon?: LucideIcon | undefined; text: string }[];
}

const Columns = styled(List)(({ theme }) => ({
  marginTop: 16,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  gap: '12px 24px',
  '& > li': { gap: 12 },
  '& .MuiAvatar-root': {
    width: '2.25rem',
    height: '2.25rem',
    backgroundColor: theme.vars.palette.accent.light,
    color: theme.vars.palette.accent.dark,
  },
}));

const card = { p: 2.5, ...breakAnywhere };

/** The features of a plan, with an icon each. */
export function FeatureCard({ title, features }: FeatureCardProps) {
  return (
    <Card component="section" sx={card}>
      <Subtitle as="h2">{title}</Subtitle>
      <Columns disablePadding>
        {features.map((feature) => (
          <ListItem key={feature.text} disablePadding>
            <Avatar variant="rounded">
              <Icon icon={feature.icon ?? Check} size="small" />
            </Avatar>
            <span>{feature.text}</span>
          </ListItem>
        ))}
      </Columns>
    </Card>
  );
}

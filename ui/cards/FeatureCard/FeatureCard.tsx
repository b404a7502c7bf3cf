import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
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

const columns = {
  mt: 2,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  gap: '12px 24px',
};

const tile = {
  width: '2.25rem',
  height: '2.25rem',
  bgcolor: 'accent.light',
  color: 'accent.dark',
};

/** Keeps short words with a hyphen, such as "e-mail", on one line. */
const unbroken = (text: string) =>
  text.split(/([^\s-]{1,4}-[^\s-]{1,8}(?=\s|$))/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <Box key={at} component="span" sx={{ whiteSpace: 'nowrap' }}>
        {part}
      </Box>
    ),
  );

/** The features of a plan, with an icon each. */
export function FeatureCard({ title, features }: FeatureCardProps) {
  return (
    <Card component="section" sx={{ p: 2.5, ...breakAnywhere }}>
      <Subtitle as="h2">{title}</Subtitle>
      <List disablePadding sx={columns}>
        {features.map((feature) => (
          <ListItem key={feature.text} disablePadding sx={{ gap: 1.5 }}>
            <Avatar variant="rounded" sx={tile}>
              <Icon icon={feature.icon ?? Check} size="small" />
            </Avatar>
            <Typography component="span">{unbroken(feature.text)}</Typography>
          </ListItem>
        ))}
      </List>
    </Card>
  );
}

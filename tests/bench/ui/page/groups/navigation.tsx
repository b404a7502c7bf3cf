import AppBar from '@mui/material/AppBar';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { AppHeader } from '@homeview/ui/AppHeader';
import { SegmentedTabs } from '@homeview/ui/SegmentedTabs';
import { TextLink } from '@homeview/ui/TextLink';

const ignore = () => undefined;

export const Ours = () => (
  <>
    <AppHeader title="Your plan" logoLabel="HomeView" back={{ label: 'Back', onBack: ignore }} />
    <SegmentedTabs
      label="Coverage"
      value="one"
      options={[
        { value: 'one', label: 'Single' },
        { value: 'all', label: 'Unlimited' },
      ]}
      onChange={ignore}
    />
    <TextLink href="/terms">Terms</TextLink>
  </>
);

export const Plain = () => (
  <>
    <AppBar position="static">
      <Toolbar>
        <IconButton aria-label="Back">x</IconButton>
        <Typography>Your plan</Typography>
      </Toolbar>
    </AppBar>
    <Tabs value="one" aria-label="Coverage">
      <Tab value="one" label="Single" />
      <Tab value="all" label="Unlimited" />
    </Tabs>
    <Link href="/terms">Terms</Link>
  </>
);

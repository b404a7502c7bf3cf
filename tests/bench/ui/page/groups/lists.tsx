import Checkbox from '@mui/material/Checkbox';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { BillList, BillRow } from '@homeview/ui/BillRow';
import { DeviceTile } from '@homeview/ui/DeviceTile';
import { KeyValueList } from '@homeview/ui/KeyValueList';

const ignore = () => undefined;

export const Ours = () => (
  <>
    <BillList label="Bills">
      <BillRow name="Cloud Recording" date="12/24/2026" price="$3.99" href="/bills/80001" />
      <BillRow name="Cloud Recording" date="11/24/2026" price="$3.99" href="/bills/80002" />
    </BillList>
    <DeviceTile name="Front door" detail="Camera" checked onToggle={ignore} />
    <KeyValueList rows={[{ label: 'Next renewal', value: '12/24/2026' }]} />
  </>
);

export const Plain = () => (
  <>
    <List aria-label="Bills">
      <ListItemButton component="a" href="/bills/80001">
        <ListItemText primary="Cloud Recording" secondary="12/24/2026" />
        $3.99
      </ListItemButton>
      <ListItemButton component="a" href="/bills/80002">
        <ListItemText primary="Cloud Recording" secondary="11/24/2026" />
        $3.99
      </ListItemButton>
    </List>
    <ListItemButton component="label">
      <Checkbox checked onChange={ignore} />
      <ListItemText primary="Front door" secondary="Camera" />
    </ListItemButton>
    <List>
      <ListItem>
        <ListItemText primary="Next renewal" secondary="12/24/2026" />
      </ListItem>
    </List>
  </>
);

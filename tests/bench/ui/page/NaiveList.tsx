import Checkbox from '@mui/material/Checkbox';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

export interface NaiveListProps {
  devices: readonly { id: string; name: string; detail: string }[];
  selectedIds: readonly string[];
  onToggle: (id: string) => void;
}

/** The list as in MUI's examples: every row is in the DOM, and every row renders at every tick. */
export function NaiveList({ devices, selectedIds, onToggle }: NaiveListProps) {
  return (
    <List style={{ maxHeight: 544, overflowY: 'auto' }}>
      {devices.map(({ id, name, detail }) => (
        <ListItemButton key={id} component="label">
          <Checkbox checked={selectedIds.includes(id)} onChange={() => onToggle(id)} />
          <ListItemText primary={name} secondary={detail} />
        </ListItemButton>
      ))}
    </List>
  );
}

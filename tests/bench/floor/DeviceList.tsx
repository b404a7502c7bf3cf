import Checkbox from '@mui/material/Checkbox';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useState } from 'react';

const names = Array.from({ length: 100 }, (_, index) => `Camera ${index + 1}`);

/** A list without virtual rows: a toggle draws all of them again. */
export function DeviceList() {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const toggle = (name: string) =>
    setChosen((before) =>
      before.includes(name) ? before.filter((one) => one !== name) : [...before, name],
    );
  return (
    <List>
      {names.map((name) => (
        <ListItem key={name} disablePadding>
          <ListItemButton onClick={() => toggle(name)}>
            <Checkbox
              checked={chosen.includes(name)}
              slotProps={{ input: { 'aria-label': name } }}
            />
            <ListItemText primary={name} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}

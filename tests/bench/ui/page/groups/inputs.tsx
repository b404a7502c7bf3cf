import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { BusyButton } from '@homeview/ui/BusyButton';
import { CheckboxRow } from '@homeview/ui/CheckboxRow';
import { IconButton as OurIconButton } from '@homeview/ui/IconButton';
import { SelectInput } from '@homeview/ui/SelectInput';
import { TextInput } from '@homeview/ui/TextInput';

const ignore = () => undefined;

export const Ours = () => (
  <>
    <TextInput label="E-mail" hint="As you signed up" />
    <SelectInput
      label="Region"
      value="us"
      options={[{ value: 'us', label: 'United States' }]}
      onChange={ignore}
    />
    <CheckboxRow checked onChange={ignore}>
      I agree
    </CheckboxRow>
    <BusyButton>Continue</BusyButton>
    <OurIconButton aria-label="Close">x</OurIconButton>
  </>
);

export const Plain = () => (
  <>
    <FormControl>
      <InputLabel htmlFor="email">E-mail</InputLabel>
      <OutlinedInput id="email" label="E-mail" />
      <FormHelperText>As you signed up</FormHelperText>
    </FormControl>
    <FormControl>
      <InputLabel htmlFor="region">Region</InputLabel>
      <NativeSelect id="region" value="us" onChange={ignore}>
        <option value="us">United States</option>
      </NativeSelect>
    </FormControl>
    <FormControlLabel control={<Checkbox checked onChange={ignore} />} label="I agree" />
    <Button variant="contained">Continue</Button>
    <IconButton aria-label="Close">x</IconButton>
  </>
);

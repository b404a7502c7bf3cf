import Checkbox from '@mui/material/Checkbox';
import SvgIcon from '@mui/material/SvgIcon';
import type { ComponentProps } from 'react';

const box = <rect x="1" y="1" width="22" height="22" rx="6" />;

// Created once, because every row of a device list uses them.
const unticked = <SvgIcon fontSize="inherit">{box}</SvgIcon>;
const ticked = (
  <SvgIcon fontSize="inherit">
    {box}
    <path d="m6.9 12.6 3.4 3.4 6.75-7.9" />
  </SvgIcon>
);

export type NativeCheckboxProps = Omit<
  ComponentProps<'input'>,
  'type' | 'size' | 'color' | 'checked' | 'defaultChecked' | 'disabled'
> &
  Pick<ComponentProps<typeof Checkbox>, 'checked' | 'defaultChecked' | 'disabled'>;

/** A checkbox. All other properties are passed to its native `<input type="checkbox">`. */
export const NativeCheckbox = ({
  checked,
  defaultChecked,
  disabled,
  ...native
}: NativeCheckboxProps) => (
  <Checkbox
    {...{ checked, defaultChecked, disabled }}
    icon={unticked}
    checkedIcon={ticked}
    slotProps={{ input: native }}
  />
);

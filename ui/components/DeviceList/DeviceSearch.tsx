import Search from 'lucide-react/icons/search';
import { Icon } from '../Icon';
import { TextInput } from '../TextInput';

export interface DeviceSearchProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** The search over the list. */
export function DeviceSearch({ label, value, onChange }: DeviceSearchProps) {
  return (
    <div style={{ marginBottom: 16 }}>
      <TextInput
        type="search"
        label={label}
        labelHidden
        placeholder={label}
        value={value}
        autoComplete="off"
        enterKeyHint="search"
        startAdornment={<Icon icon={Search} />}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
    </div>
  );
}

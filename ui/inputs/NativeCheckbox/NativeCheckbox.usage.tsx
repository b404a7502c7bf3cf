import { NativeCheckbox } from '@homeview/ui/NativeCheckbox';
import { ListStack } from '@homeview/ui/Stack';
import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: 'For a checkbox in a row that you build yourself. In a form use CheckboxRow, for devices DeviceList: both contain it.',
  do: [
    'Put it into a <label> with its text, or pass aria-label.',
    'Make the label the whole row and 44 px high: the box itself is only 24 px.',
    'Set aria-invalid together with a text that says what is missing.',
  ],
  dont: [
    'Set checked without onChange: the box could not be changed.',
    'Use it as a switch that saves at once: a checkbox waits for the button of its form.',
  ],
};

interface TopicsProps {
  readonly topics: readonly { id: string; name: string }[];
  readonly chosen: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
}

export const Example = ({ topics, chosen, onToggle }: TopicsProps) => (
  <ListStack spacing={0.5} aria-label="E-mails you receive">
    {topics.map(({ id, name }) => (
      <li key={id}>
        <label style={{ display: 'flex', alignItems: 'center', gap: 12, minHeight: 44 }}>
          <NativeCheckbox checked={chosen.has(id)} onChange={() => onToggle(id)} />
          {name}
        </label>
      </li>
    ))}
  </ListStack>
);

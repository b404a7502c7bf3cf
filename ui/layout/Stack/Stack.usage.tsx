import { BusyButton } from '@homeview/ui/BusyButton';
import { FormStack, ListStack, Stack } from '@homeview/ui/Stack';
import { TextInput } from '@homeview/ui/TextInput';
import { Title } from '@homeview/ui/Title';
import type { FormEventHandler } from 'react';
import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: 'For elements in a column. FormStack renders a <form>, ListStack a <ul>. For key-value pairs use KeyValueList.',
  do: [
    'Set the gap with spacing, in steps of 8 px: 1 or 1.5 inside a section, 2.5 or 3 between sections.',
    'Set noValidate on FormStack: our fields show their own errors.',
    'Wrap each child of ListStack in an <li>.',
    'Set inert on the Stack of a form while it is being sent, so that nothing in it can be changed.',
  ],
  dont: [
    'Give its children margins.',
    'Set inert on a Stack that holds the Title of the page: screen readers would skip it.',
    'Use ListStack for bills or devices: BillList and DeviceList have their own list.',
  ],
};

interface InviteProps {
  readonly houses: readonly { id: string; name: string }[];
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
}

export const Example = ({ houses, onSubmit }: InviteProps) => (
  <Stack spacing={2.5}>
    <Title>Send a copy of your bills</Title>
    <ListStack spacing={1}>
      {houses.map(({ id, name }) => (
        <li key={id}>
          <bdi>{name}</bdi>
        </li>
      ))}
    </ListStack>
    <FormStack noValidate onSubmit={onSubmit} spacing={1.5}>
      <TextInput label="E-mail" name="email" type="email" autoComplete="email" />
      <BusyButton type="submit">Send a copy</BusyButton>
    </FormStack>
  </Stack>
);

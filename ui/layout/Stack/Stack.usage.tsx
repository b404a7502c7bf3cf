import { BusyButton } from '@homeview/ui/BusyButton';
import { FormStack, ListStack, Stack } from '@homeview/ui/Stack';
import { TextInput } from '@homeview/ui/TextInput';
import { Title } from '@homeview/ui/Title';
import type { FormEventHandler } from 'react';
import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: 'For things one below the other. FormStack is the same as a <form>, ListStack as a <ul>; for rows of facts use KeyValueList.',
  do: [
    'Set the distance by style={{ gap }}, in px: 8 or 12 inside a section, 20 or 24 between sections.',
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
  <Stack style={{ gap: 20 }}>
    <Title>Send a copy of your bills</Title>
    <ListStack style={{ gap: 8 }}>
      {houses.map(({ id, name }) => (
        <li key={id}>
          <bdi>{name}</bdi>
        </li>
      ))}
    </ListStack>
    <FormStack noValidate onSubmit={onSubmit} style={{ gap: 12 }}>
      <TextInput label="E-mail" name="email" type="email" autoComplete="email" />
      <BusyButton type="submit">Send a copy</BusyButton>
    </FormStack>
  </Stack>
);

import { render as renderBare, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { PasswordInput } from '../PasswordInput';
import { TextInput } from './TextInput';
import { Themed } from '../../testing/Themed';

const render = (part: ReactNode) => renderBare(part, { wrapper: Themed });

it('describes the field by its error and announces it', () => {
  const { rerender } = render(<TextInput label="E-mail" hint="The one of your account" />);
  const field = screen.getByRole('textbox', { name: 'E-mail' });
  expect(field).toHaveAccessibleDescription('The one of your account');
  expect(field).toHaveAttribute('aria-invalid', 'false');
  rerender(<TextInput label="E-mail" hint="The one of your account" error="Not an address" />);
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Not an address');
  expect(screen.getByRole('alert')).toHaveTextContent('Not an address');
});

it('passes name, handlers and ref of a form library to the native input', async () => {
  const ref = createRef<HTMLInputElement>();
  const registered = { name: 'code', ref, onChange: vi.fn(), onBlur: vi.fn(), maxLength: 10 };
  render(<TextInput label="Code" {...registered} />);
  await userEvent.type(screen.getByLabelText('Code'), 'ABCDEFGHIJK');
  await userEvent.tab();
  expect(ref.current).toHaveValue('ABCDEFGHIJ');
  expect(ref.current).toHaveAttribute('name', 'code');
  expect(registered.onChange).toHaveBeenCalledTimes(10);
  expect(registered.onBlur).toHaveBeenCalledOnce();
});

it('PasswordInput shows and hides the password without changing it', async () => {
  render(<PasswordInput label="Password" showLabel="Show" hideLabel="Hide" />);
  const field = screen.getByLabelText('Password');
  await userEvent.type(field, 'secret');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(field).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(field).toHaveAttribute('type', 'password');
  expect(field).toHaveValue('secret');
});

it('PasswordInput hides the password again when its form is submitted', async () => {
  const types: string[] = [];
  render(
    <form
      onSubmit={async (event) => {
        event.preventDefault();
        const { type } = event.currentTarget.elements[0] as HTMLInputElement;
        await Promise.resolve();
        types.push(type, screen.getByLabelText<HTMLInputElement>('Password').type);
      }}
    >
      <PasswordInput label="Password" showLabel="Show" hideLabel="Hide" />
    </form>,
  );
  const field = screen.getByLabelText('Password');
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  await userEvent.type(field, 'secret{Enter}');
  expect(types).toEqual(['password', 'password']);
  expect(field).toHaveValue('secret');
  expect(screen.getByRole('button', { name: 'Show' })).toBeVisible();
});

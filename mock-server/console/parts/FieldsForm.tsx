import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { Notice } from '@homeview/ui/Notice';
import { Fields } from './Card';

const Form = styled('form')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1) }));

interface Props extends Pick<ComponentProps<'form'>, 'children' | 'onSubmit' | 'aria-label'> {
  /** The server's error. */
  readonly refusal?: string | undefined;
}

/** A form with its fields in a row and the server's error below them. */
export const FieldsForm = ({ children, refusal, ...form }: Props) => (
  <Form noValidate {...form}>
    <Fields>{children}</Fields>
    {refusal === undefined ? null : (
      <Notice tone="error" live>
        {refusal}
      </Notice>
    )}
  </Form>
);

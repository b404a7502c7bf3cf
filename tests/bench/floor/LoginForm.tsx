import { yupResolver } from '@hookform/resolvers/yup';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { object, string } from 'yup';
import { useSignInMutation } from './store';

const resolver = yupResolver(object({ email: string().required(), password: string().required() }));

function Field({ label, ...input }: OutlinedInputProps) {
  return (
    <FormControl fullWidth margin="normal">
      <FormLabel htmlFor={input.name}>{label}</FormLabel>
      <OutlinedInput {...input} id={input.name ?? ''} />
    </FormControl>
  );
}

/** One form without a sign-in call. */
export function LoginForm() {
  const { formatMessage } = useIntl();
  const { register, handleSubmit } = useForm({ resolver });
  const [signIn] = useSignInMutation();
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(signIn)(event)}>
      <Field
        {...register('email')}
        label={formatMessage({ id: 'login.email' })}
        type="email"
        autoComplete="username"
      />
      <Field
        {...register('password')}
        label={formatMessage({ id: 'login.password' })}
        type="password"
        autoComplete="current-password"
      />
      <Button type="submit" variant="contained" fullWidth>
        {formatMessage({ id: 'login.signIn' })}
      </Button>
    </form>
  );
}

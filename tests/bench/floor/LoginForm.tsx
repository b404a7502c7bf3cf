import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** One form, which sends nothing. */
export function LoginForm() {
  const { formatMessage } = useIntl();
  const { register, handleSubmit } = useForm<Credentials>();
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(() => undefined)(event)}>
      <TextField
        {...register('email', { required: true })}
        label={formatMessage({ id: 'login.email' })}
        type="email"
        autoComplete="username"
        fullWidth
        margin="normal"
      />
      <TextField
        {...register('password', { required: true })}
        label={formatMessage({ id: 'login.password' })}
        type="password"
        autoComplete="current-password"
        fullWidth
        margin="normal"
      />
      <Button type="submit" variant="contained" fullWidth>
        {formatMessage({ id: 'login.signIn' })}
      </Button>
    </form>
  );
}

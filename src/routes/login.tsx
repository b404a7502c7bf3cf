import { createFileRoute } from '@tanstack/react-router';
import { LoginScreen } from '../features/auth/LoginScreen';

interface LoginSearch {
  readonly redirectUrl?: string | undefined;
}

export const Route = createFileRoute('/login')({
  validateSearch: ({ redirectUrl }: Record<string, unknown>): LoginSearch => ({
    redirectUrl: typeof redirectUrl === 'string' ? redirectUrl : undefined,
  }),
  component: Login,
});

function Login() {
  const { redirectUrl } = Route.useSearch();
  return <LoginScreen redirectUrl={redirectUrl} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { LoginScreen } from '../../features/auth/signIn/LoginScreen';
import { loginSearch } from '../../features/auth/search';

export const Route = createFileRoute('/login/')({
  validateSearch: loginSearch,
  component: Login,
});

function Login() {
  const { redirectUrl } = Route.useSearch();
  return <LoginScreen redirectUrl={redirectUrl} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { LoginScreen } from '../../features/auth/LoginScreen';
import { loginSearch } from '../../features/auth/search';

export const Route = createFileRoute('/login/')({
  // The first page of most customers waits for no second chunk.
  codeSplitGroupings: [],
  validateSearch: loginSearch,
  component: Login,
});

function Login() {
  const { redirectUrl } = Route.useSearch();
  return <LoginScreen redirectUrl={redirectUrl} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { CertificationScreen } from '../../features/auth/secondFactor/CertificationScreen';
import { loginSearch } from '../../features/auth/search';

export const Route = createFileRoute('/login/certification')({
  validateSearch: loginSearch,
  component: Certification,
});

function Certification() {
  const { redirectUrl } = Route.useSearch();
  return <CertificationScreen redirectUrl={redirectUrl} />;
}

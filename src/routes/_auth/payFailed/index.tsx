import { createFileRoute } from '@tanstack/react-router';
import { ResultScreen } from '../../../features/payResult/ResultScreen';

export const Route = createFileRoute('/_auth/payFailed/')({ component: Result });

function Result() {
  return <ResultScreen variant="plain" success={false} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { ResultScreen } from '../../../features/payResult/ResultScreen';

export const Route = createFileRoute('/_auth/paySuccess/')({ component: Result });

function Result() {
  return <ResultScreen variant="plain" success={true} />;
}

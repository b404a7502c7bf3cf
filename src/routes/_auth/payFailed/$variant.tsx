import { createFileRoute } from '@tanstack/react-router';
import { ResultScreen } from '../../../features/payResult/ResultScreen';
import { resultVariant } from '../../../features/payResult/resultTexts';

export const Route = createFileRoute('/_auth/payFailed/$variant')({ component: Result });

function Result() {
  return <ResultScreen variant={resultVariant(Route.useParams().variant)} success={false} />;
}

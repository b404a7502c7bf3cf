import { useNavigate } from '@tanstack/react-router';
import { screenStateOf } from '@homeview/ui/ScreenSwitch';
import { refusalText } from '../../../api/request/apiError';
import { useBillAddress, useGetOrderDetailQuery } from '../../../api/endpoints/billing.api';
import { BillView } from './BillView';
import { useExplainedBill } from './useExplainedBill';

/** Loads and shows one bill. */
export function BillScreen({ id }: { readonly id: string }) {
  const navigate = useNavigate();
  const { currentData, error, refetch, isFetching } = useGetOrderDetailQuery({ orderId: id });
  const address = useBillAddress();
  const explained = useExplainedBill(id, currentData);
  // Rejection 400 means that the service does not know this id, so a retry cannot help.
  const refusal = currentData === undefined ? refusalText(error) : null;
  const state = screenStateOf({ data: currentData, error, retry: refetch });
  return (
    <BillView
      id={id}
      state={refusal === null ? state : { status: 'empty' }}
      address={screenStateOf({
        data: address.currentData,
        error: address.error,
        retry: address.refetch,
      })}
      addressError={address.error}
      explained={explained}
      error={error}
      retrying={isFetching}
      refusal={refusal}
      onToBills={() => void navigate({ to: '/bills' })}
    />
  );
}

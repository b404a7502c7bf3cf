import { yupResolver } from '@hookform/resolvers/yup';
import { styled } from '@mui/material/styles';
import { useForm } from 'react-hook-form';
import { Body } from '@homeview/ui/Body';
import { BusyButton } from '@homeview/ui/BusyButton';
import { KeyValueList } from '@homeview/ui/KeyValueList';
import { Notice } from '@homeview/ui/Notice';
import { TextInput } from '@homeview/ui/TextInput';
import type { CallEntry } from '../app/callLog';
import type { Phone } from '../app/phone';
import { STORE_ANSWERS, saleOf } from '../app/store';
import { storeAnswerSchema } from './forms/storeAnswer.schema';

/** Default of "Other code": a failure of the app. */
const OTHER_CODE = '500';

const Other = styled('form')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1.5),
  marginBottom: theme.spacing(-1),
  '& > .field': { flex: 1, minWidth: 0 },
  // Aligns the button with the input, below the label.
  '& > .send': { paddingTop: '1.75rem' },
}));

const resolver = yupResolver(storeAnswerSchema);

interface Props {
  readonly phone: Phone;
  readonly call: CallEntry;
}

/** The fake store: the product, and a button for each answer. */
export function StoreSheet({ phone, call }: Props) {
  const { orderId, productId } = saleOf(call);
  const { clearErrors, formState, handleSubmit, register, setError } = useForm({
    resolver,
    defaultValues: { code: OTHER_CODE },
  });
  const { errors, isSubmitting } = formState;
  const end = async (code: number) => {
    const refusal = await phone.endSale(call, code).catch(() => 'Couldn’t reach the mock server.');
    if (refusal === null) clearErrors('root');
    else setError('root', { message: refusal });
  };
  return (
    <>
      <Body size="small">The page wants to buy this product. No real money is charged.</Body>
      <KeyValueList
        rows={[
          { label: 'Product', value: productId || 'not given' },
          { label: 'Order', value: orderId || 'not given' },
        ]}
      />
      {errors.root ? (
        <Notice tone="error" live>
          {errors.root.message}
        </Notice>
      ) : null}
      {STORE_ANSWERS.map(({ code, desc }) => (
        <BusyButton
          key={code}
          variant={code === 200 ? 'contained' : 'outlined'}
          onClick={() => void end(code)}
        >
          {code} {desc}
        </BusyButton>
      ))}
      <Other
        noValidate
        onSubmit={(event) => void handleSubmit(({ code }) => end(Number(code)))(event)}
      >
        <div className="field">
          <TextInput
            label="Other code"
            inputMode="numeric"
            autoComplete="off"
            error={errors.code?.message}
            {...register('code')}
          />
        </div>
        <div className="send">
          <BusyButton variant="outlined" type="submit" busy={isSubmitting}>
            Send this code
          </BusyButton>
        </div>
      </Other>
      <BusyButton variant="text" onClick={() => phone.leaveSaleOpen()}>
        Don’t answer
      </BusyButton>
    </>
  );
}

import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Body } from '@homeview/ui/Body';
import { BusyButton } from '@homeview/ui/BusyButton';
import { KeyValueList } from '@homeview/ui/KeyValueList';
import { Notice } from '@homeview/ui/Notice';
import { TextInput } from '@homeview/ui/TextInput';
import type { CallEntry } from '../app/callLog';
import type { Phone } from '../app/phone';
import { STORE_ANSWERS, saleOf } from '../app/store';

/** What "Other" answers until another code is typed: the app failed. */
const OTHER_CODE = '500';

const Other = styled('form')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1.5),
  marginBottom: theme.spacing(-1),
  '& > .field': { flex: 1, minWidth: 0 },
  // Beside the box, below the label.
  '& > .send': { paddingTop: '1.75rem' },
}));

interface Props {
  readonly phone: Phone;
  readonly call: CallEntry;
}

/** The pretend store: what is to be bought, and a button for each answer. */
export function StoreSheet({ phone, call }: Props) {
  const { orderId, productId } = saleOf(call);
  const [problem, setProblem] = useState('');
  const [other, setOther] = useState(OTHER_CODE);
  const [otherError, setOtherError] = useState('');
  const end = (code: number) =>
    void phone
      .endSale(call, code)
      .catch(() => 'The mock server does not answer.')
      .then((refusal) => setProblem(refusal ?? ''));
  return (
    <>
      <Body size="small">The page asks the app to sell this. No real money moves.</Body>
      <KeyValueList
        rows={[
          { label: 'Product', value: productId || 'none named' },
          { label: 'Order', value: orderId || 'none named' },
        ]}
      />
      {problem === '' ? null : (
        <Notice tone="error" live>
          {problem}
        </Notice>
      )}
      {STORE_ANSWERS.map(({ code, desc }) => (
        <BusyButton
          key={code}
          variant={code === 200 ? 'contained' : 'outlined'}
          onClick={() => end(code)}
        >
          {code} {desc}
        </BusyButton>
      ))}
      <Other
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const isCode = /^\d{1,5}$/.test(other);
          setOtherError(isCode ? '' : '1 to 5 digits.');
          if (isCode) end(Number(other));
        }}
      >
        <div className="field">
          <TextInput
            label="Other code"
            inputMode="numeric"
            autoComplete="off"
            value={other}
            error={otherError}
            onChange={({ target }) => setOther(target.value)}
          />
        </div>
        <div className="send">
          <BusyButton variant="outlined" type="submit">
            Answer with it
          </BusyButton>
        </div>
      </Other>
      <BusyButton variant="text" onClick={() => phone.leaveSaleOpen()}>
        Never answer
      </BusyButton>
    </>
  );
}

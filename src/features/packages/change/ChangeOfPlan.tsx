import type { ComponentProps } from 'react';
import { ChangeCheckout } from './ChangeCheckout';
import { ChangeUnavailable } from './ChangeUnavailable';

type Props = ComponentProps<typeof ChangeCheckout> &
  Pick<ComponentProps<typeof ChangeUnavailable>, 'offer'>;

/** Changes a plan or shows why it cannot be changed. Lazy-loaded, only for plan changes. */
export default function ChangeOfPlan({ offer, ...props }: Props) {
  const { change, price, backTo } = props;
  return (
    <ChangeUnavailable {...{ change, price, backTo, offer }}>
      <ChangeCheckout {...props} />
    </ChangeUnavailable>
  );
}

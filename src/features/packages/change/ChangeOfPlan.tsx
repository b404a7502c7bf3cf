import type { ComponentProps } from 'react';
import { ChangeCheckout } from './ChangeCheckout';
import { ChangeUnavailable } from './ChangeUnavailable';

type Props = ComponentProps<typeof ChangeCheckout> &
  Pick<ComponentProps<typeof ChangeUnavailable>, 'offer'>;

/** Changing a plan, or why it cannot be changed: fetched by those who come to change one. */
export default function ChangeOfPlan({ offer, ...props }: Props) {
  const { change, price, backTo } = props;
  return (
    <ChangeUnavailable {...{ change, price, backTo, offer }}>
      <ChangeCheckout {...props} />
    </ChangeUnavailable>
  );
}

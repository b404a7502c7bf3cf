import type { Control } from 'react-hook-form';
import { MOST_DEVICES } from '@homeview/contracts/customer/customerTraits';
import type { CustomerTraits } from '@homeview/contracts/customer/customerTraits';
import { BusyButton } from '@homeview/ui/BusyButton';
import { billAt, changeBill, changePlan, removePlan } from './changes';
import { Choice, ChoiceField, NumberField } from './fields';
import { Fieldset } from './Fieldset';
import { ORIGINS, PAYMENTS, STATES, WAYS_TO_PAY, changesOf, pricesOf } from './options';

interface Props {
  readonly control: Control<CustomerTraits>;
  readonly traits: CustomerTraits;
  /** The place of the plan. */
  readonly at: number;
  readonly change: (next: CustomerTraits) => void;
  /** Why a choice cannot be. */
  readonly whyNot: (path: string) => string | undefined;
}

/** One plan of a customer. */
export function PlanFields({ control, traits, at, change, whyNot }: Props) {
  const plan = traits.plans[at];
  if (!plan) return null;
  const { offer, price, house } = plan;
  const path = `plans.${at}` as const;
  const run = traits.houses[house]?.devices.findIndex((one) => one.plan === at) ?? -1;
  const bill = billAt(traits, at);
  const paid = traits.bills[bill];
  const set = (changes: Partial<typeof plan>) => change(changePlan(traits, at, changes));
  return (
    <Fieldset
      legend={`Plan ${at + 1}`}
      action={
        <div>
          <BusyButton variant="text" onClick={() => change(removePlan(traits, at))}>
            Remove plan {at + 1}
          </BusyButton>
        </div>
      }
    >
      <div className="wide">
        <Choice
          {...{ label: 'Package', options: pricesOf(traits.offers), onChoose: set }}
          value={{ offer, price }}
          error={whyNot(`${path}.price`)}
        />
      </div>
      <div>
        <Choice
          {...{ label: 'Came from', options: ORIGINS, value: plan.origin }}
          onChoose={(origin) => set({ origin })}
        />
      </div>
      <div>
        <Choice
          {...{ label: 'At its end', options: STATES, value: plan.state }}
          onChoose={(state) => set({ state })}
          error={whyNot(`${path}.state`)}
        />
      </div>
      <div>
        <NumberField
          {...{ control, name: `${path}.endsInDays`, label: 'Ends in days' }}
          {...{ min: -2000, max: 4000 }}
          onNumber={(endsInDays) => set({ endsInDays })}
        />
      </div>
      <div className="wide">
        <ChoiceField
          {...{ control, name: `${path}.change`, label: 'Next plan' }}
          options={changesOf(traits.offers)}
          error={whyNot(`${path}.change`)}
        />
      </div>
      <div>
        <Choice
          {...{ label: 'Way to pay', options: WAYS_TO_PAY, value: plan.payMode }}
          onChoose={(payMode) => set({ payMode })}
          error={whyNot(`${path}.payMode`)}
        />
      </div>
      {paid ? (
        <div>
          <Choice
            {...{ label: 'Payment', options: PAYMENTS, value: paid.state }}
            onChoose={(state) => change(changeBill(traits, bill, state))}
            error={whyNot(`${path}.bill`)}
          />
        </div>
      ) : null}
      {run < 0 ? null : (
        <div>
          <NumberField
            {...{ control, name: `houses.${house}.devices.${run}.devices`, label: 'Devices' }}
            {...{ min: 0, max: MOST_DEVICES }}
            error={whyNot(`${path}.devices`)}
          />
        </div>
      )}
    </Fieldset>
  );
}

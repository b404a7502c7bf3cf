import type { Control } from 'react-hook-form';
import { MOST_DEVICES } from '@homeview/contracts/customer/customerTraits';
import type { CustomerTraits } from '@homeview/contracts/customer/customerTraits';
import { CODE_LIMIT } from '@homeview/contracts/vocabulary/reference/reference';
import { TextInput } from '@homeview/ui/TextInput';
import { useController } from 'react-hook-form';
import type { CatalogueResponse } from '../api';
import { hasTrial, homeOf, offerTrial } from './changes';
import { Choice, ChoiceField, NumberField } from './fields';
import { Fieldset } from './Fieldset';
import * as options from './options';

interface Props {
  readonly control: Control<CustomerTraits>;
  readonly traits: CustomerTraits;
  readonly change: (next: CustomerTraits) => void;
  readonly whyNot: (path: string) => string | undefined;
  readonly screenValues: CatalogueResponse['screenValues'];
}

const YES_OR_NO = [
  { value: true, label: 'On sale' },
  { value: false, label: 'Not on sale' },
];

/** Everything about a customer but the plans. */
export function CustomerFields({ control, traits, change, whyNot, screenValues }: Props) {
  const home = homeOf(traits);
  const free = traits.houses[home]?.devices.findIndex(({ plan }) => plan === null) ?? -1;
  const { failed, platform, screen } = traits;
  return (
    <>
      <Fieldset legend="What else the customer has">
        {free < 0 ? null : (
          <div>
            <NumberField
              {...{ control, name: `houses.${home}.devices.${free}.devices` }}
              {...{ label: 'Devices without a plan', min: 0, max: MOST_DEVICES }}
            />
          </div>
        )}
        <div>
          <ChoiceField
            {...{ control, name: 'giftCards', label: 'Gift card', options: options.GIFT_CARDS }}
          />
        </div>
        <div>
          <ChoiceField
            {...{ control, name: 'promotion', label: 'Special sale', options: options.SALES }}
          />
        </div>
        <div>
          <Choice
            {...{ label: 'Free trial', options: YES_OR_NO, value: hasTrial(traits) }}
            onChoose={(isOffered) => change(offerTrial(traits, isOffered))}
          />
        </div>
      </Fieldset>
      <Fieldset legend="How the customer uses the portal">
        <div>
          <ChoiceField
            {...{ control, name: 'session', label: 'Session', options: options.SESSIONS }}
          />
        </div>
        <div>
          <ChoiceField
            {...{ control, name: 'region', label: 'Region', options: options.REGIONS }}
          />
        </div>
        <div>
          <ChoiceField
            {...{ control, name: 'platform', label: 'Opens in' }}
            options={options.PLATFORM_CHOICES}
          />
        </div>
        {platform === 'browser' ? null : (
          <div>
            <VersionField control={control} />
          </div>
        )}
        <div className="wide">
          <ChoiceField
            {...{ control, name: 'locale', label: 'Language', options: options.LANGUAGES }}
          />
        </div>
      </Fieldset>
      <Fieldset legend="What the customer sees">
        <div className="wide">
          <Choice
            {...{ label: 'Screen', options: options.SCREEN_CHOICES, value: screen }}
            onChoose={(chosen) =>
              change({ ...traits, screen: chosen, values: [...screenValues[chosen]] })
            }
            error={whyNot('screen')}
          />
        </div>
        <div className="wide">
          <Choice
            {...{ label: 'What fails', options: options.CALLS, value: failed?.call ?? null }}
            onChoose={(call) =>
              change({ ...traits, failed: call && { call, code: failed?.code ?? USUAL_CODE } })
            }
            error={whyNot('failed')}
          />
        </div>
        {failed === null ? null : (
          <div>
            <NumberField
              {...{ control, name: 'failed.code', label: 'Its code', min: 0, max: CODE_LIMIT - 1 }}
            />
          </div>
        )}
      </Fieldset>
    </>
  );
}

/** The service is down. */
const USUAL_CODE = 503;

function VersionField({ control }: Pick<Props, 'control'>) {
  const { field, fieldState } = useController({ control, name: 'appVersion' });
  return (
    <TextInput
      label="App version"
      autoComplete="off"
      {...field}
      value={field.value ?? ''}
      onChange={({ target: { value } }) =>
        field.onChange(value.trim() === '' ? null : value.trim())
      }
      error={fieldState.error ? 'Enter a version such as 1.13.0.' : undefined}
    />
  );
}

import { yupResolver } from '@hookform/resolvers/yup';
import { useForm } from 'react-hook-form';
import { BusyButton } from '@homeview/ui/BusyButton';
import { TextInput } from '@homeview/ui/TextInput';
import { object, string } from 'yup';
import type { ActOffer } from '../../../acts/act';
import { FieldsForm } from '../../parts/FieldsForm';
import { FormSelect } from '../../parts/FormSelect';
import { messageOf } from '../../useControlQuery';
import type { Act } from '../useSandbox';

interface Props {
  readonly offer: ActOffer;
  readonly send: Act;
  readonly onDone: () => void;
}

const schemaOf = ({ fields }: ActOffer) =>
  object(
    Object.fromEntries(
      fields.map(({ name, label }) => [
        name,
        string().trim().required(`${label}: choose or enter one.`),
      ]),
    ),
  );

/** The values that an act asks for; a refusal stays below the fields. */
export function ActForm({ offer, send, onDone }: Props) {
  const { act, on, label, fields } = offer;
  const { control, formState, handleSubmit, register, setError } = useForm<Record<string, string>>({
    resolver: yupResolver(schemaOf(offer)),
    defaultValues: Object.fromEntries(
      fields.map(({ name, options }) => [name, options?.[0]?.value ?? '']),
    ),
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit((values) =>
    send<{ what: string }>('/acts', 'POST', { ...values, act, on }, ({ what }) => what).then(
      onDone,
      (reason: unknown) => setError('root', { message: messageOf(reason) }),
    ),
  );
  return (
    <FieldsForm
      aria-label={label}
      refusal={errors.root?.message}
      onSubmit={(event) => void submit(event)}
    >
      {fields.map(({ name, label: fieldLabel, options }) => (
        <div key={name}>
          {options ? (
            <FormSelect {...{ control, name, label: fieldLabel, options }} />
          ) : (
            <TextInput
              label={fieldLabel}
              autoComplete="off"
              error={errors[name]?.message}
              {...register(name)}
            />
          )}
        </div>
      ))}
      <div className="send">
        <BusyButton type="submit" busy={isSubmitting}>
          {label}
        </BusyButton>
      </div>
    </FieldsForm>
  );
}

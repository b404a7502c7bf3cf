import { yupResolver } from '@hookform/resolvers/yup';
import { useForm } from 'react-hook-form';
import { BusyButton } from '@homeview/ui/BusyButton';
import { TextInput } from '@homeview/ui/TextInput';
import { labelSchema } from '../../sandboxes/label';
import { ask, sandboxPath } from '../api';
import type { Summary } from '../api';
import { FieldsForm } from '../parts/FieldsForm';
import { TextAreaField } from '../parts/TextAreaField';
import { toasts } from '../toasts';
import { messageOf } from '../useControlQuery';

interface Props {
  readonly summary: Summary;
  readonly onSaved: () => void;
}

const resolver = yupResolver(labelSchema);
const trimmed = { setValueAs: (typed: string) => typed.trim() };

/** What an agent writes about a sandbox, to find it again. An empty field removes its text. */
export function AboutForm({ summary, onSaved }: Props) {
  const { sandbox, caseTitle, title, ticket, note } = summary;
  const { formState, handleSubmit, register, reset, setError } = useForm({
    resolver,
    // The page asks again every few seconds: what is being typed stays.
    values: { title: title ?? '', ticket: ticket ?? '', note: note ?? '' },
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isSubmitting } = formState;
  const save = handleSubmit(async (written) => {
    try {
      await ask(sandboxPath(sandbox, '/about'), 'PUT', written);
      toasts.show({ message: 'Saved', tone: 'success' });
      reset(written);
      onSaved();
    } catch (error) {
      setError('root', { message: messageOf(error) });
    }
  });
  return (
    <FieldsForm
      aria-label={`Title, ticket and note of ${sandbox}`}
      refusal={errors.root?.message}
      onSubmit={(event) => void save(event)}
    >
      <div>
        <TextInput
          label="Your title"
          hint={`Without one: ${caseTitle}`}
          autoComplete="off"
          error={errors.title?.message}
          {...register('title', trimmed)}
        />
      </div>
      <div>
        <TextInput
          label="Ticket"
          autoComplete="off"
          error={errors.ticket?.message}
          {...register('ticket', trimmed)}
        />
      </div>
      <div className="line">
        <TextAreaField
          label="Note"
          hint="For you and your colleagues. Copies and files don’t contain it."
          error={errors.note?.message}
          {...register('note', trimmed)}
        />
      </div>
      <div className="line">
        <BusyButton type="submit" busy={isSubmitting}>
          Save
        </BusyButton>
      </div>
    </FieldsForm>
  );
}

import type { UseFormReturn } from 'react-hook-form';
import { TextInput } from '@homeview/ui/TextInput';
import { EVENT_KINDS } from '../../../world/timelineEvents';
import { FieldsForm } from '../../parts/FieldsForm';
import { FormSelect } from '../../parts/FormSelect';
import type { TimelineFilter } from './timeline';

interface Props {
  readonly form: UseFormReturn<TimelineFilter>;
  readonly calls: readonly string[];
}

const ALL = { value: '', label: 'All' };

/** Narrows the timeline while one types. */
export const FilterForm = ({ form: { control, register }, calls }: Props) => (
  <FieldsForm aria-label="Filter the timeline" onSubmit={(event) => event.preventDefault()}>
    <div>
      <FormSelect
        {...{ control, name: 'kind', label: 'Kind' }}
        options={[ALL, ...['call', ...EVENT_KINDS].map((value) => ({ value, label: value }))]}
      />
    </div>
    <div>
      <FormSelect
        {...{ control, name: 'call', label: 'Calls of' }}
        options={[ALL, ...calls.map((value) => ({ value, label: value }))]}
      />
    </div>
    <div>
      <TextInput
        label="Code or status"
        inputMode="numeric"
        autoComplete="off"
        {...register('code')}
      />
    </div>
    <div>
      <TextInput label="Text" autoComplete="off" {...register('text')} />
    </div>
  </FieldsForm>
);

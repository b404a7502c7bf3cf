import { yupResolver } from '@hookform/resolvers/yup';
import { useForm, useWatch } from 'react-hook-form';
import { Body } from '@homeview/ui/Body';
import { TextLink } from '@homeview/ui/TextLink';
import { sandboxPath } from '../../api';
import type { Contents } from '../../api';
import { FieldsForm } from '../../parts/FieldsForm';
import { FormSelect } from '../../parts/FormSelect';
import { Json } from '../../parts/Json';
import { Panel } from '../../parts/Panel';
import { useControlQuery } from '../../useControlQuery';
import { dataSchema } from '../data.schema';

interface Props {
  readonly id: string;
  readonly collections: Contents['collections'];
}

/** The number of rows shown; the link leads to all of them. */
const SHOWN = 25;

const resolver = yupResolver(dataSchema);

/** The raw data of the sandbox, as json-server returns it. */
export function DataPanel({ id, collections }: Props) {
  const { control } = useForm({ resolver, defaultValues: { collection: '' } });
  const name = useWatch({ control, name: 'collection' });
  const path = sandboxPath(id, `/db/${name}`);
  const { answer, error } = useControlQuery<unknown>(
    name === '' ? null : `${path}?_limit=${SHOWN}`,
  );
  return (
    <Panel title="Raw data" isSecond>
      <FieldsForm refusal={error ?? undefined}>
        <div>
          <FormSelect
            {...{ control, name: 'collection', label: 'Collection' }}
            options={[
              { value: '', label: 'Choose a collection' },
              ...collections.map((one) => ({
                value: one.name,
                label: `${one.name} (${one.count})`,
              })),
            ]}
          />
        </div>
        {name === '' ? null : (
          <TextLink href={`/__mock${path}`} external standalone>
            Open all rows in json-server
          </TextLink>
        )}
      </FieldsForm>
      <Body size="small" tone="muted">
        Programs can change this data with POST, PUT, PATCH and DELETE, as in json-server.
      </Body>
      {answer === undefined ? null : <Json label={name} value={answer} />}
    </Panel>
  );
}

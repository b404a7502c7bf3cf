import { useState } from 'react';
import { Body } from '@homeview/ui/Body';
import { Section } from '@homeview/ui/Section';
import { SelectInput } from '@homeview/ui/SelectInput';
import { TextLink } from '@homeview/ui/TextLink';
import { sandboxPath } from '../api';
import type { Contents } from '../api';
import { Card, Fields } from '../parts/Card';
import { Json } from '../parts/Json';
import { useAsked } from '../useAsked';

interface Props {
  readonly id: string;
  readonly collections: Contents['collections'];
}

/** Rows that are shown; all of them stand behind the link. */
const SHOWN = 25;

/** json-server's own view of the world, for who wants to see or change a field. */
export function DataPanel({ id, collections }: Props) {
  const [name, setName] = useState('');
  const path = sandboxPath(id, `/db/${name}`);
  const { answer } = useAsked<unknown>(name === '' ? null : `${path}?_limit=${SHOWN}`);
  return (
    <Section title="Raw data">
      <Card as="div">
        <Fields>
          <div>
            <SelectInput
              label="Collection"
              value={name}
              options={[
                { value: '', label: 'Choose one' },
                ...collections.map((one) => ({
                  value: one.name,
                  label: `${one.name} (${one.count})`,
                })),
              ]}
              onChange={setName}
            />
          </div>
          {name === '' ? null : (
            <TextLink href={`/__mock${path}`} external standalone>
              All of it, by json-server
            </TextLink>
          )}
        </Fields>
        <Body size="small" tone="muted">
          Programs may change it: PATCH, POST and DELETE work as in json-server.
        </Body>
        {answer === undefined ? null : <Json label={name} value={answer} />}
      </Card>
    </Section>
  );
}

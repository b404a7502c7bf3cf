import {
  Controls,
  Description,
  Primary,
  Source,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { usageOf } from '../ui/docs/usage';

const List = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <>
    <h3>{title}</h3>
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </>
);

/** The documentation page of a component: description, usage, properties and stories. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const name = preparedMeta.title.split('/').at(-1) ?? '';
  const usage = usageOf(name);
  return (
    <>
      <Title />
      <Description />
      {usage ? (
        <>
          <Source language="tsx" code={usage.code} />
          <p>{usage.when}</p>
          <List title="Do" lines={usage.do} />
          <List title="Don’t" lines={usage.dont} />
        </>
      ) : null}
      <Primary />
      <Controls />
      <Stories includePrimary={false} />
    </>
  );
}

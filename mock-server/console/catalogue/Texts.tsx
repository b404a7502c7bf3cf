import { styled } from '@mui/material/styles';

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  paddingLeft: theme.spacing(2),
  color: theme.vars.palette.text.secondary,
  fontSize: '0.875rem',
  '& li': { overflowWrap: 'anywhere' },
}));

interface Props {
  readonly ids: readonly string[];
  readonly texts: Readonly<Record<string, string>>;
  /** The BCP 47 language of the texts. */
  readonly lang: string;
}

/** The texts that the customer reads, in the customer's language. */
export const Texts = ({ ids, texts, lang }: Props) => (
  <List lang={lang}>
    {ids.map((id) => (
      <li key={id}>“{texts[id] ?? id}”</li>
    ))}
  </List>
);

import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { breakAnywhere, nameBox } from '../../theme';
import { ChoiceRadio, ChoiceTile } from './ChoiceTile';

/** Properties of every tile of a radio group. */
export interface ChoiceProps {
  /** Name of the radio group; the same for all its tiles. */
  name: string;
  selected: boolean;
  onSelect: () => void;
}

export interface ChoiceCardProps extends ChoiceProps {
  title: ReactNode;
  /** Next to the title, in the accent colour: "Save 44 %". */
  badge?: ReactNode;
  /** Below the title. */
  children: ReactNode;
}

const Words = styled('span')({ flex: 1, padding: '18px 20px 20px', ...breakAnywhere });

const Head = styled('span')({ display: 'flex', alignItems: 'flex-start', gap: 8 });

const Heading = styled('span')({
  flex: 1,
  display: 'flex',
  // The badge wraps below the title before a word of the title is broken.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  minHeight: '1.75rem',
  minWidth: 0,
  fontWeight: 600,
  overflowWrap: 'break-word',
  '& > *': { ...nameBox, overflowWrap: 'inherit' },
});

/** A tile with a title, a radio mark, and further content. */
export function ChoiceCard(props: ChoiceCardProps) {
  const { name, selected, onSelect, title, badge, children } = props;
  return (
    <ChoiceTile>
      <Words>
        <Head>
          <Heading>
            <span>{title}</span>{' '}
            {badge ? <Chip component="span" size="small" color="accent" label={badge} /> : null}
          </Heading>
          <ChoiceRadio name={name} checked={selected} onChange={onSelect} />
        </Head>
        {children}
      </Words>
    </ChoiceTile>
  );
}

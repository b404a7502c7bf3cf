import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Illustration, type IllustrationName } from '../../graphics/Illustration';
import { Title } from './Title';

export interface PictureTitleProps {
  children: ReactNode;
  illustration: IllustrationName;
  /** A line below the title. */
  detail?: ReactNode;
}

const row = { alignItems: 'center', justifyContent: 'space-between', columnGap: 2 };

const picture = {
  flex: 'none',
  // Not higher than title and detail, so that the picture takes no space from the page.
  width: 'min(8rem, 26vw)',
  // A small phone, or large text, needs the width for the title.
  '@container (max-width: 20rem)': { display: 'none' },
  // Japanese breaks only between phrases: beside a picture, a phone would show one a line.
  '&:lang(ja)': { '@container (max-width: 24rem)': { display: 'none' } },
};

/** The title of a page beside a picture. */
export const PictureTitle = ({ children, illustration, detail }: PictureTitleProps) => (
  <Box sx={{ containerType: 'inline-size' }}>
    <Stack direction="row" sx={row}>
      <Stack sx={{ minWidth: 0, gap: 0.5 }}>
        <Title>{children}</Title>
        {detail}
      </Stack>
      <Box sx={picture}>
        <Illustration name={illustration} size="small" />
      </Box>
    </Stack>
  </Box>
);

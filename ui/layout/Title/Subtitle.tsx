import { styled } from '@mui/material/styles';

/** The name of a part of a page; `as` gives it the level it has there. */
export const Subtitle = styled('h2')(({ theme }) => ({
  ...theme.typography.h2,
  margin: 0,
  overflowWrap: 'anywhere',
}));

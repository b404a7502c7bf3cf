import styled from '@emotion/styled';
import { visuallyHidden } from '../../theme';

/** Text for screen readers only. */
export const VisuallyHidden = styled('span')(visuallyHidden);

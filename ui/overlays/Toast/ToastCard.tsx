import { keyframes, styled } from '@mui/material/styles';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { RADIUS_PX, breakAnywhere } from '../../theme';
import { Icon } from '../../graphics/Icon';
import { IconButton } from '../../inputs/IconButton';
import { Spinner } from '../../feedback/Spinner';
import type { ShownToast } from './ToastQueue';

export interface ToastCardProps {
  toast: ShownToast;
  closeLabel?: string | undefined;
  onClose: () => void;
}

const drop = keyframes`from { opacity: 0; transform: translateY(-12px); }`;

/** Night-dark in both schemes, so that it stands out from any page. */
const Card = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  maxWidth: '30rem',
  minHeight: 48,
  padding: '8px 18px',
  borderRadius: RADIUS_PX.card,
  border: '1px solid rgba(222, 225, 255, 0.2)',
  backgroundColor: '#1B1F3B',
  color: '#F6F5FA',
  boxShadow: '0 10px 32px rgba(10, 12, 30, 0.32)',
  pointerEvents: 'auto',
  animation: `${drop} 200ms ease-out`,
  ...breakAnywhere,
  '&[data-tone="success"] > svg': { color: '#7BE0AF' },
  '&[data-tone="error"] > svg': { color: '#FF9AA2' },
  '& > [data-spinner]': { color: '#FFB547' },
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
});

const Note = styled('div')({ fontSize: '0.875rem', color: '#C9CCE8' });

/** One toast. */
export function ToastCard({ toast, closeLabel, onClose }: ToastCardProps) {
  const { tone, message, note } = toast;
  return (
    <Card data-tone={tone}>
      {tone === 'loading' ? <Spinner size="medium" /> : null}
      {tone === 'success' ? <Icon icon={CircleCheck} /> : null}
      {tone === 'error' ? <Icon icon={CircleAlert} /> : null}
      <div>
        <div>{message}</div>
        {note ? <Note>{note}</Note> : null}
      </div>
      {closeLabel ? (
        <IconButton edge="end" aria-label={closeLabel} onClick={onClose}>
          <Icon icon={X} size="small" />
        </IconButton>
      ) : null}
    </Card>
  );
}

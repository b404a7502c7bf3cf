import SnackbarContent from '@mui/material/SnackbarContent';
import Typography from '@mui/material/Typography';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { Icon } from '../../graphics/Icon';
import { IconButton } from '../../inputs/IconButton';
import { Spinner } from '../../feedback/Spinner';
import type { ShownToast, ToastQueue } from './ToastQueue';

export interface ToastCardProps {
  toast: ShownToast;
  queue: ToastQueue;
  closeLabel?: string | undefined;
}

const marks = {
  neutral: null,
  loading: <Spinner size="medium" />,
  success: <Icon icon={CircleCheck} />,
  error: <Icon icon={CircleAlert} />,
} as const;

/**
 * One toast. Each error is an alert, because Firefox announces an alert when it appears, but not a
 * text that is added to an empty one. The host's live region announces the others.
 */
export function ToastCard({ toast, queue, closeLabel }: ToastCardProps) {
  const { id, tone, message, note } = toast;
  const hold = () => {
    queue.hold(id);
  };
  const release = () => {
    queue.release(toast);
  };
  return (
    <SnackbarContent
      role={tone === 'error' ? 'alert' : 'presentation'}
      data-tone={tone}
      sx={{ pointerEvents: 'auto' }}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      message={
        <>
          {marks[tone]}
          <div>
            <div>{message}</div>
            {note ? (
              <Typography variant="body2" component="div" sx={{ color: '#C9CCE8' }}>
                {note}
              </Typography>
            ) : null}
          </div>
        </>
      }
      action={
        closeLabel ? (
          <IconButton
            edge="end"
            aria-label={closeLabel}
            onClick={() => {
              queue.dismiss(id);
            }}
          >
            <Icon icon={X} size="small" />
          </IconButton>
        ) : null
      }
    />
  );
}

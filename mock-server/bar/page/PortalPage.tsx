import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { Bar } from './Bar';
import { addressFor, barAddress } from '../barAddress';
import { followPortal, otherSite } from './followPortal';

const Whole = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  height: '100dvh',
  '& > main': { flex: 1, minHeight: 0 },
  '& iframe': { display: 'block', width: '100%', height: '100%', border: 0 },
});

interface Props {
  readonly sandbox: string;
  /** The path that opened the portal; it may contain sign-in parameters. */
  readonly opened: string;
  /** The path to show first. */
  readonly first: string;
}

/** The portal in a frame, below the bar. */
export function PortalPage({ sandbox, opened, first }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (!frame.current) return undefined;
    return followPortal(frame.current, {
      onPath: (path) => {
        const address = addressFor(path, opened);
        if (address !== null) history.replaceState(null, '', address);
      },
      onLeave: (url) => location.assign(otherSite(url, sandbox, location, barAddress)),
    });
  }, [sandbox, opened]);
  return (
    <Whole>
      <Bar sandbox={sandbox} reload={() => frame.current?.contentWindow?.location.reload()} />
      <main>
        <iframe ref={frame} title="Portal" src={first} />
      </main>
    </Whole>
  );
}

import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Subtitle } from '../Title';
import { BodyScroller, DialogText } from './dialogLook';

export interface DialogBodyProps {
  title: ReactNode;
  titleId: string;
  contentId: string;
  children: ReactNode;
}

/** Title and words. Where they are longer than the screen they scroll, by keyboard too. */
export function DialogBody({ title, titleId, contentId, children }: DialogBodyProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const observer = new ResizeObserver(() => {
      setScrolls(box.scrollHeight > box.clientHeight);
    });
    for (const part of [box, ...box.children]) observer.observe(part);
    return () => {
      observer.disconnect();
    };
  }, []);

  const named = { role: 'group', 'aria-labelledby': title ? titleId : contentId };
  return (
    <BodyScroller
      ref={scroller}
      data-titled={Boolean(title)}
      {...(scrolls && { tabIndex: 0, ...named })}
    >
      {title ? (
        <Subtitle id={titleId} style={{ marginBottom: 8 }}>
          {title}
        </Subtitle>
      ) : null}
      <DialogText id={contentId} data-below-title={Boolean(title)}>
        {children}
      </DialogText>
    </BodyScroller>
  );
}

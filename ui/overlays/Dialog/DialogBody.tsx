import { useState } from 'react';
import type { ReactNode } from 'react';
import { useScrolls } from '../../layout/Scrolls';
import { Subtitle } from '../../layout/Title';
import { BodyScroller, DialogText } from './dialogLook';

export interface DialogBodyProps {
  title: ReactNode;
  titleId: string;
  contentId: string;
  children: ReactNode;
}

/** Title and words. Where they are longer than the screen they scroll, by keyboard too. */
export function DialogBody({ title, titleId, contentId, children }: DialogBodyProps) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const scrolls = useScrolls(box);
  const named = { role: 'group', 'aria-labelledby': title ? titleId : contentId };
  return (
    <BodyScroller
      ref={setBox}
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

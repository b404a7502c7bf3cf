import { render, screen } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ScreenSwitch } from '../../feedback/ScreenSwitch';
import { AppTheme } from '../../theme';
import { Page, PageFrame } from '.';
import { PageFrameContext } from './PageFrame';

const content = () => screen.getByRole('main');
const button = (name: string) => screen.getByRole('button', { name });

/** Renders a page and returns functions to remove it or replace it by another one. */
function openPage() {
  const draw = (name: string, shown: boolean) => (
    <AppTheme>
      <PageFrame>
        {shown ? (
          <Page key={name} label={name} header={<button>Back</button>}>
            <button>{name}</button>
          </Page>
        ) : null}
      </PageFrame>
    </AppTheme>
  );
  const { rerender } = render(draw('loading', true));
  return {
    leave: () => rerender(draw('nothing', false)),
    replaceBy: (name: string) => rerender(draw(name, true)),
  };
}

describe('focus in PageFrame', () => {
  it('is not moved by the first page or by its loaded content', () => {
    const page = openPage();
    page.replaceBy('loaded');
    expect(document.body).toHaveFocus();
  });

  it('stays on the content when the page changes, even without a page in between', () => {
    const page = openPage();
    content().focus();
    page.leave();
    page.replaceBy('loaded');
    expect(content()).toHaveFocus();
  });

  it('moves to the content when the focused control is removed', () => {
    const page = openPage();
    button('loading').focus();
    page.replaceBy('tried again');
    expect(content()).toHaveFocus();
  });

  it('moves to the content when a retry button is removed', () => {
    const draw = (part: ReactNode) => (
      <AppTheme>
        <Page>{part}</Page>
      </AppTheme>
    );
    const part = (status: 'failed' | 'loading') => (
      <ScreenSwitch
        state={status === 'failed' ? { status, retry: () => undefined } : { status }}
        loading="loading"
        failed={<button>Try again</button>}
        empty={null}
      >
        {() => null}
      </ScreenSwitch>
    );
    const { rerender } = render(draw(part('failed')));
    button('Try again').focus();
    rerender(draw(part('loading')));
    expect(content()).toHaveFocus();
  });

  it('stays where an effect of the content moved it', () => {
    function Rows({ count }: { readonly count: number }) {
      const list = useRef<HTMLDivElement>(null);
      useEffect(() => {
        if (count > 1 && document.activeElement === document.body) {
          list.current?.querySelectorAll('a').item(1).focus();
        }
      }, [count]);
      return (
        <div ref={list}>
          {Array.from({ length: count }, (_, at) => (
            <a key={at} href={`#${at}`}>{`Row ${at + 1}`}</a>
          ))}
          {count === 1 ? <button>More</button> : null}
        </div>
      );
    }
    const draw = (count: number) => (
      <AppTheme>
        <Page>
          <Rows count={count} />
        </Page>
      </AppTheme>
    );
    const { rerender } = render(draw(1));
    button('More').focus();
    rerender(draw(2));
    expect(screen.getByRole('link', { name: 'Row 2' })).toHaveFocus();
  });

  it('is not moved after the control was blurred', () => {
    const page = openPage();
    button('loading').focus();
    button('loading').blur();
    page.replaceBy('loaded');
    expect(document.body).toHaveFocus();
  });

  it('is not moved from a control outside of the frame', () => {
    render(<button>outside</button>);
    const page = openPage();
    button('outside').focus();
    page.replaceBy('loaded');
    expect(button('outside')).toHaveFocus();
  });
});

describe('PageFrame', () => {
  it('keeps the elements of header and content when the page changes', () => {
    const page = openPage();
    const before = [button('Back'), content()];
    page.replaceBy('loaded');
    expect([button('Back'), content()]).toEqual(before);
    expect(before.every((element) => element.isConnected)).toBe(true);
  });

  it('uses the label of the page as the name of the content', () => {
    const page = openPage();
    expect(content()).toHaveAccessibleName('loading');
    page.replaceBy('loaded');
    expect(content()).toHaveAccessibleName('loaded');
  });

  it.each([
    ['form', '560px'],
    ['text', '720px'],
    ['frame', '1120px'],
  ] as const)('gives the content of a page with the width %s at most %s', (width, maxWidth) => {
    render(
      <AppTheme>
        <Page width={width}>Content</Page>
      </AppTheme>,
    );
    expect(content().style.getPropertyValue('--hv-content-width')).toBe(maxWidth);
  });

  it('renders again only for another header, not for other content', () => {
    const frame = { show: vi.fn(), keepFocus: () => undefined };
    const draw = (header: ReactNode, content: string) => (
      <AppTheme>
        <PageFrameContext value={frame}>
          <Page header={header}>{content}</Page>
        </PageFrameContext>
      </AppTheme>
    );
    const header = <button>Back</button>;
    const { rerender } = render(draw(header, 'loading'));
    rerender(draw(header, 'loaded'));
    expect(frame.show).toHaveBeenCalledTimes(1);
    rerender(draw(<button>Close</button>, 'loaded'));
    expect(frame.show).toHaveBeenCalledTimes(2);
  });

  it('shows no header without a page', () => {
    const page = openPage();
    page.leave();
    expect(screen.queryByRole('button')).toBeNull();
    expect(content()).not.toHaveAccessibleName();
  });
});

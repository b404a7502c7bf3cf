import { render, screen } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { ScreenSwitch } from '../../feedback/ScreenSwitch';
import { AppTheme } from '../../theme';
import { Page, PageFrame } from '.';

const content = () => screen.getByRole('main');
const button = (name: string) => screen.getByRole('button', { name });

/** A page, and how to take another one in its place; between them there may be none. */
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

describe('the focus', () => {
  it('is left alone by the first page, and by what it loaded', () => {
    const page = openPage();
    page.replaceBy('loaded');
    expect(document.body).toHaveFocus();
  });

  it('stays with the content when another page comes, though there be none for a while', () => {
    const page = openPage();
    content().focus();
    page.leave();
    page.replaceBy('loaded');
    expect(content()).toHaveFocus();
  });

  it('goes to the content when the control that had it is gone', () => {
    const page = openPage();
    button('loading').focus();
    page.replaceBy('tried again');
    expect(content()).toHaveFocus();
  });

  it('goes to the content when a part of the page that failed has loaded', () => {
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

  it('is left where the content has put it', () => {
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

  it('is not taken from who has left the page’s controls', () => {
    const page = openPage();
    button('loading').focus();
    button('loading').blur();
    page.replaceBy('loaded');
    expect(document.body).toHaveFocus();
  });

  it('is not taken from what is elsewhere', () => {
    render(<button>outside</button>);
    const page = openPage();
    button('outside').focus();
    page.replaceBy('loaded');
    expect(button('outside')).toHaveFocus();
  });
});

describe('the frame', () => {
  it('keeps its header and the element of its content when another page comes', () => {
    const page = openPage();
    const before = [button('Back'), content()];
    page.replaceBy('loaded');
    expect([button('Back'), content()]).toEqual(before);
    expect(before.every((element) => element.isConnected)).toBe(true);
  });

  it('names the content after the page', () => {
    const page = openPage();
    expect(content()).toHaveAccessibleName('loading');
    page.replaceBy('loaded');
    expect(content()).toHaveAccessibleName('loaded');
  });

  it('shows no header where no page says one', () => {
    const page = openPage();
    page.leave();
    expect(screen.queryByRole('button')).toBeNull();
    expect(content()).not.toHaveAccessibleName();
  });
});

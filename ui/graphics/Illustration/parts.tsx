import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** Provides theme colours as CSS variables for the shapes of the drawing. */
export const Scene = styled('svg')(({ theme }) => {
  const { accent, night, background } = theme.vars.palette;
  return {
    display: 'block',
    width: '100%',
    maxWidth: '15rem',
    height: 'auto',
    '&[data-size="small"]': { maxWidth: '9rem' },
    '--sky': night.sky,
    '--wall': night.wall,
    '--roof': night.roof,
    '--line': night.line,
    '--ground': night.ground,
    '--lamp': accent.main,
    '--paper': background.paper,
    '--good': theme.vars.palette.success.main,
    '--bad': theme.vars.palette.error.main,
  };
});

/** The common background: a round night sky with a moon and three stars. */
export function Sky({ children }: { children?: ReactNode }) {
  return (
    <>
      <ellipse cx="120" cy="142" rx="104" ry="10" fill="var(--ground)" />
      <path d="M24 142a96 96 0 0 1 192 0Z" fill="var(--sky)" />
      <path d="M172 78a12 12 0 1 1-11-16 9.5 9.5 0 0 0 11 16Z" fill="var(--lamp)" />
      <g fill="#fff" opacity="0.75">
        <circle cx="66" cy="92" r="1.8" />
        <circle cx="92" cy="66" r="1.4" />
        <circle cx="132" cy="56" r="1.8" />
      </g>
      {children}
    </>
  );
}

/** A house; `lit`: with light in the window. */
export function House({ lit = true }: { lit?: boolean }) {
  const pane = lit ? 'var(--lamp)' : '#6B719F';
  return (
    <g transform="translate(18 21.3) scale(0.85)">
      {lit ? (
        <g fill="var(--lamp)" opacity="0.13">
          <path d="M42 142a78 62 0 0 1 156 0Z" />
          <path d="M58 142a62 46 0 0 1 124 0Z" />
        </g>
      ) : null}
      <rect x="146" y="74" width="11" height="22" rx="2" fill="var(--roof)" />
      <path d="M84 100h72v42H84z" fill="var(--wall)" />
      <path
        d="M74 103 115 70a8 8 0 0 1 10 0l41 33a3 3 0 0 1-2 5H76a3 3 0 0 1-2-5Z"
        fill="var(--roof)"
      />
      <rect x="94" y="115" width="18" height="15" rx="3" fill={pane} />
      <path d="M126 142v-22a9 9 0 0 1 18 0v22Z" fill="var(--line)" />
      <circle cx="139.5" cy="130" r="1.5" fill="var(--lamp)" />
      <path d="M103 115v15M94 122.500h18" stroke="var(--wall)" strokeWidth="2" />
    </g>
  );
}

/** A dome camera, seen from the front. */
export function Camera({ x = 0, awake = true }: { x?: number; awake?: boolean }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path d="M104 142c0-6 6-8 16-8s16 2 16 8Z" fill="var(--roof)" />
      <rect x="116" y="120" width="8" height="16" fill="var(--roof)" />
      <rect x="94" y="78" width="52" height="48" rx="20" fill="var(--wall)" />
      <circle cx="120" cy="102" r="16" fill="var(--line)" />
      <circle cx="120" cy="102" r="8" fill={awake ? 'var(--lamp)' : '#6B719F'} />
      <circle cx="123" cy="99" r="2.5" fill="#fff" opacity="0.85" />
    </g>
  );
}

/** A table lamp with its cone of light. */
export function Lamp({ x = 0 }: { x?: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path d="M106 110 92 142h56l-14-32Z" fill="var(--lamp)" opacity="0.28" />
      <path d="M110 84h20l10 27h-40Z" fill="var(--lamp)" />
      <path d="M118 111h4v25h-4z" fill="var(--wall)" />
      <rect x="106" y="135" width="28" height="7" rx="3.5" fill="var(--wall)" />
    </g>
  );
}

/** A present with an amber ribbon. */
export function GiftBox({ x = 0 }: { x?: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path d="M96 104h48v35a3 3 0 0 1-3 3H99a3 3 0 0 1-3-3Z" fill="var(--wall)" />
      <rect x="92" y="92" width="56" height="15" rx="4" fill="var(--roof)" />
      <path d="M115 92h10v50h-10z" fill="var(--lamp)" />
      <g fill="none" stroke="var(--lamp)" strokeWidth="5" strokeLinejoin="round">
        <path d="M120 91c-5-13-20-19-24-12-3 6 9 12 24 12Z" />
        <path d="M120 91c5-13 20-19 24-12 3 6-9 12-24 12Z" />
      </g>
    </g>
  );
}

/** A round seal over the lower end corner: a tick, a cross or a clock hand. */
export function Seal({ color, d }: { color: string; d: string }) {
  return (
    <>
      <circle cx="172" cy="126" r="23" fill="var(--paper)" />
      <circle cx="172" cy="126" r="19" fill={color} />
      <path
        d={d}
        fill="none"
        stroke="var(--paper)"
        strokeWidth="4.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}

import { GEM_FACES, gemWheel } from '@sanuk/engines/live/gem-wheel/spots'
import type { ReactNode } from 'react'
import type { WheelTheme } from '../money-wheel/wheel-theme.ts'

/** A cut stone: its outline, its table and the edges between them. */
const stone = (outline: string, table: string, edges: string): ReactNode => (
  <>
    <path className="gem-body" d={outline} />
    <path className="gem-edges" d={edges} />
    <path className="gem-table" d={table} />
  </>
)

const DRAWINGS: { readonly [face: string]: ReactNode } = {
  jade: (
    <>
      <circle className="gem-body" r="8.6" />
      <path className="gem-edges" d="M-5 -4 Q0 -8.4 5 -4" />
      <circle className="gem-hole" r="3" />
    </>
  ),
  topaz: stone('M-8 -8 H8 V8 H-8 Z', 'M-4 -4 H4 V4 H-4 Z', 'M-8 -8 L-4 -4 M8 -8 L4 -4 M8 8 L4 4 M-8 8 L-4 4'),
  amethyst: stone(
    'M0 -10 Q9 0 6 6 Q0 12 -6 6 Q-9 0 0 -10 Z',
    'M0 -4 L3.4 2 L0 6 L-3.4 2 Z',
    'M0 -10 V-4 M7 3 L3.4 2 M-7 3 L-3.4 2 M0 9 V6',
  ),
  sapphire: stone(
    'M0 -10 L8.7 -5 V5 L0 10 L-8.7 5 V-5 Z',
    'M0 -5 L4.3 -2.5 V2.5 L0 5 L-4.3 2.5 V-2.5 Z',
    'M0 -10 V-5 M8.7 -5 L4.3 -2.5 M8.7 5 L4.3 2.5 M0 10 V5 M-8.7 5 L-4.3 2.5 M-8.7 -5 L-4.3 -2.5',
  ),
  ruby: stone(
    'M-4 -9.5 H4 L9.5 -4 V4 L4 9.5 H-4 L-9.5 4 V-4 Z',
    'M-2.4 -5 H2.4 L5 -2.4 V2.4 L2.4 5 H-2.4 L-5 2.4 V-2.4 Z',
    'M-4 -9.5 L-2.4 -5 M4 -9.5 L2.4 -5 M9.5 -4 L5 -2.4 M9.5 4 L5 2.4 M4 9.5 L2.4 5 M-4 9.5 L-2.4 5 M-9.5 4 L-5 2.4 M-9.5 -4 L-5 -2.4',
  ),
  diamond: stone(
    'M-6 -8 H6 L11 -2 L0 10 L-11 -2 Z',
    'M-3 -8 L-4.5 -2 H4.5 L3 -8 Z',
    'M-11 -2 H11 M-4.5 -2 L0 10 L4.5 -2',
  ),
  chest: (
    <>
      <path d="M-9.5 -1 Q-9.5 -8.5 -4 -8.5 H4 Q9.5 -8.5 9.5 -1 Z" fill="#a0622a" stroke="#ffe2a0" strokeWidth="1" />
      <path d="M-9.5 -1 H9.5 V8 H-9.5 Z" fill="#7d4717" stroke="#ffe2a0" strokeWidth="1" />
      <path d="M-5 -8.4 V8 M5 -8.4 V8" stroke="#ffcf5c" strokeWidth="1.5" />
      <path d="M-2 -2.6 H2 V2.6 H-2 Z" fill="#ffcf5c" />
      <circle r="0.9" fill="#5a3206" />
    </>
  ),
}

/** A wheel of gems with a chest. */
export const gemTheme: WheelTheme = {
  wheel: gemWheel,
  Drawing: ({ face }) => <g data-gem={face}>{DRAWINGS[face]}</g>,
  faceName: (say, face) => {
    const named = GEM_FACES.find((one) => one === face)
    return named ? say(`rooms-money-wheel.face.${named}`) : face
  },
}

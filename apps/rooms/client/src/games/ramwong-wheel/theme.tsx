import { RAMWONG_FACES, ramwongWheel } from '@sanuk/engines/live/ramwong-wheel/spots'
import type { ReactNode } from 'react'
import type { WheelTheme } from '../money-wheel/wheel-theme.ts'

const NAMED = [...RAMWONG_FACES, 'encore'] as const

const PETALS = [0, 60, 120, 180, 240, 300]
const BEADS = [-150, -120, -90, -60, -30, 0, 30, 60, 90, 120, 150]

const DRAWINGS: { readonly [face: string]: ReactNode } = {
  drum: (
    <>
      <path d="M-8 -7 L8 -7 L5.4 8 L-5.4 8 Z" fill="#8a4b22" stroke="#ffe2a0" strokeWidth="1" />
      <path d="M-7 -2 L-3 6 M-1 -6 L-3 7 M3 -6 L3 7 M7 -2 L4 6" stroke="#ffd98a" strokeWidth="0.9" fill="none" />
      <ellipse cy="-7" rx="8" ry="3" fill="#fff3d6" stroke="#ffcf6e" strokeWidth="1" />
    </>
  ),
  cymbals: (
    <>
      <path d="M-6 -2 Q0 -11 6 -2" fill="none" stroke="#fff1c4" strokeWidth="1.2" />
      <ellipse cx="-5.4" cy="3" rx="5.6" ry="4.6" fill="#f0bd4a" stroke="#fff1c4" strokeWidth="0.9" />
      <ellipse cx="5.4" cy="3" rx="5.6" ry="4.6" fill="#f0bd4a" stroke="#fff1c4" strokeWidth="0.9" />
      <circle cx="-5.4" cy="2.4" r="1.9" fill="#a66c10" />
      <circle cx="5.4" cy="2.4" r="1.9" fill="#a66c10" />
    </>
  ),
  flower: (
    <>
      {PETALS.map((angle) => (
        <ellipse
          key={angle}
          cy="-6"
          rx="3.2"
          ry="4.6"
          fill="#ffd3ea"
          stroke="#fff"
          strokeWidth="0.5"
          transform={`rotate(${angle})`}
        />
      ))}
      <circle r="3.4" fill="#ffc93c" />
    </>
  ),
  lantern: (
    <>
      <path d="M0 -11 V-7 M0 7 V11" stroke="#ffe2a0" strokeWidth="1.4" />
      <ellipse rx="8" ry="6.6" fill="#fff0c8" stroke="#ffb347" strokeWidth="1" />
      <path d="M-3 -6 Q-5 0 -3 6 M3 -6 Q5 0 3 6" stroke="#f08a24" strokeWidth="0.9" fill="none" />
      <path d="M-4 -7 H4 M-4 7 H4" stroke="#b4521a" strokeWidth="2" />
    </>
  ),
  garland: (
    <>
      {BEADS.map((angle) => (
        <circle
          key={angle}
          cy="-7"
          r="2.3"
          fill={angle % 60 === 0 ? '#fff' : '#fff3a8'}
          transform={`rotate(${angle})`}
        />
      ))}
      <path d="M0 6 V11 M-3 7 L-4 11 M3 7 L4 11" stroke="#e8486a" strokeWidth="1.6" strokeLinecap="round" />
      <circle cy="7" r="2" fill="#e8486a" />
    </>
  ),
  moon: (
    <>
      <circle r="9.4" fill="#fff8dd" />
      <circle cx="-3" cy="-2.6" r="2" fill="#e6d9a8" />
      <circle cx="3.4" cy="1.4" r="2.6" fill="#e6d9a8" />
      <circle cx="-2" cy="4.6" r="1.4" fill="#e6d9a8" />
    </>
  ),
  encore: (
    <>
      <path d="M-4 7 V-7 L6 -9 V5" fill="none" stroke="#fff" strokeWidth="2" strokeLinejoin="round" />
      <circle cx="-6.4" cy="7" r="3" fill="#fff" />
      <circle cx="3.6" cy="5" r="3" fill="#fff" />
    </>
  ),
}

/** A wheel at a dance night under lanterns. */
export const ramwongTheme: WheelTheme = {
  wheel: ramwongWheel,
  Drawing: ({ face }) => DRAWINGS[face] ?? null,
  faceName: (say, face) => {
    const named = NAMED.find((one) => one === face)
    return named ? say(`rooms-money-wheel.face.${named}`) : face
  },
}

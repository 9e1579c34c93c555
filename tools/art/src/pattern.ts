import type { Pattern } from '@sanuk/vendor-server/titles/title'
import type { Canvas, Draw } from './canvas.ts'
import { board, foil, rosette, versus } from './pattern-printed.ts'
import { petals, rays, rings, twist } from './pattern-radial.ts'
import { awning, bokeh, bubbles, sparks } from './pattern-scattered.ts'
import { arena, felt, neon, seabed, stadium } from './pattern-venue.ts'
import { diamonds, hills, scales, waves, weave } from './pattern-woven.ts'

const FADING: Partial<Record<Pattern, Draw>> = { rays, twist, rings, petals, scales, diamonds, weave, sparks, rosette }

/** Where what stands far from the middle is the picture. */
const WHOLE: Partial<Record<Pattern, Draw>> = {
  awning,
  hills,
  bokeh,
  bubbles,
  waves,
  felt,
  seabed,
  stadium,
  neon,
  arena,
  foil,
  versus,
  board,
}
/** The pattern in white over its ground; most fade with the distance from the point they grow from. */
export function pattern(name: Pattern, canvas: Canvas): string {
  const whole = WHOLE[name]?.(canvas)
  if (whole) return whole
  const { width, height, x, y } = canvas
  const reach = Math.hypot(width, height) * 0.62
  const fade = `<radialGradient id="fade" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${reach}"><stop stop-color="#fff"/><stop offset=".45" stop-color="#fff" stop-opacity=".85"/><stop offset="1" stop-color="#fff" stop-opacity=".3"/></radialGradient>`
  const mask = `<mask id="faded" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="url(#fade)"/></mask>`
  return `${fade}${mask}<g mask="url(#faded)">${FADING[name]?.(canvas) ?? ''}</g>`
}

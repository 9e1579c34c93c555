import { andarBaharSpots } from '@sanuk/engines/live/andar-bahar/spots'
import type { FeltProps } from '../game-look.ts'
import { SpotRows, spotRows } from '../spot-rows.tsx'

const codesOf = (group: string) => andarBaharSpots.filter((spot) => spot.group === group).map(({ code }) => code)

/** How many cards are dealt in two rows, and below them the sides. */
export const andarBaharRows = [
  { kind: 'cards', spots: codesOf('cards') },
  { kind: 'sides', spots: codesOf('side') },
] as const

const LARGE: Readonly<Record<string, string>> = { andar: 'large', bahar: 'large' }

/** The spots of a table of Andar Bahar. */
export const AndarBaharFelt = ({ view, Spot }: FeltProps) => (
  <SpotRows rows={spotRows(andarBaharRows, view.rules)} Spot={Spot} classOf={(spot) => LARGE[spot]} />
)

import type { Arrangement, Cover } from '@sanuk/vendor-server/titles/title'
import { floating, type Place, standing } from './placed.ts'

/** Middle of a cover, and the line on which its main symbol stands. */
const MIDDLE = 240
const FEET = 424

type Put = (symbol: string, place: Place) => string
/** Draws accents, in turn from the first again where there are more places than accents. */
type Accents = (put: Put, places: readonly Place[]) => string
type Main = (place?: Partial<Place>) => string

/** A cover's symbols from the back to the front. */
export function arranged(cover: Cover): string {
  const of = cover.accents ?? [cover.symbol]
  const accents: Accents = (put, places) =>
    places.map((place, i) => put(of[i % of.length] ?? cover.symbol, readable(of[i % of.length], place))).join('')
  const main: Main = (place = {}) =>
    standing(cover.symbol, { x: MIDDLE, y: FEET, size: 322, tilt: cover.tilt ?? 0, ...place })
  return ARRANGEMENTS[cover.arrangement ?? 'alone'](main, accents, of.length)
}

/** A card is never mirrored: there is writing on it. */
function readable(symbol: string | undefined, place: Place): Place {
  return symbol?.startsWith('card-') ? { ...place, mirrored: false } : place
}

const ARRANGEMENTS: Readonly<Record<Arrangement, (main: Main, accents: Accents, count: number) => string>> = {
  alone: (main) => main(),
  beside: (main, accents) => main({ y: FEET - 14, size: 306 }) + accents(standing, BESIDE),
  behind: (main, accents) => accents(floating, [{ x: MIDDLE, y: 372, size: 350 }]) + main({ y: FEET + 18, size: 262 }),
  flanked: (main, accents) => accents(standing, FLANKED) + main({ y: FEET + 16, size: 276 }),
  falling: (main, accents) => accents(floating, FAR) + main() + accents(floating, NEAR),
  heaped: (main, accents) => main({ y: FEET - 18, size: 306 }) + accents(standing, HEAPED),
  circled: (main, accents) => accents(floating, ABOVE) + main({ y: FEET + 10, size: 268 }),
  facing: (main, accents) =>
    accents(standing, [{ x: 338, y: FEET - 6, size: 244, mirrored: true }]) + main({ x: 160, y: FEET + 20, size: 270 }),
  // The animals of the set look to the left: the main one stands at the right, the other is mirrored.
  opposed: (main, accents) =>
    accents(standing, [{ x: 123, y: FEET + 12, size: 252, mirrored: true }]) +
    main({ x: 357, y: FEET + 12, size: 252 }),
  dealt: (main, accents, count) => main({ y: FEET - 66, size: 272 }) + accents(standing, DEALT.slice(0, count)),
  fanned: (main, accents, count) => accents(floating, fan(count)) + main({ y: FEET + 30, size: 164 }),
  shoal: (main, accents) => accents(floating, SHOAL) + main({ y: FEET - 34, size: 286 }),
  drawn: (main, accents, count) => main({ y: FEET - 98, size: 240 }) + accents(standing, row(count)),
  racing: (main, accents) => accents(standing, RACING) + main({ x: 172, y: FEET + 54, size: 262 }),
  ringed: (main, accents, count) => accents(floating, ring(count)) + main({ y: 360, size: 204 }),
}

const BESIDE: readonly Place[] = [
  { x: 388, y: 478, size: 138, tilt: 9 },
  { x: 98, y: 470, size: 122, tilt: -10 },
]

const FLANKED: readonly Place[] = [
  { x: 104, y: FEET - 22, size: 200 },
  { x: 376, y: FEET - 22, size: 200, mirrored: true },
]

const FAR: readonly Place[] = [
  { x: 66, y: 120, size: 62, tilt: -24, soft: 3 },
  { x: 236, y: 88, size: 54, tilt: 14, soft: 3 },
  { x: 404, y: 176, size: 66, tilt: 28, soft: 3 },
  { x: 60, y: 290, size: 58, tilt: 40, soft: 3 },
  { x: 148, y: 66, size: 46, tilt: 60, soft: 3 },
  { x: 432, y: 318, size: 50, tilt: -36, soft: 3 },
]

const NEAR: readonly Place[] = [
  { x: 92, y: 412, size: 92, tilt: -18 },
  { x: 402, y: 452, size: 104, tilt: 22 },
  { x: 26, y: 520, size: 150, tilt: 30, soft: 8 },
]

const HEAPED: readonly Place[] = [
  { x: 74, y: 462, size: 100, tilt: -14 },
  { x: 406, y: 460, size: 104, tilt: 12 },
  { x: 152, y: 486, size: 96, tilt: 8 },
  { x: 330, y: 488, size: 98, tilt: -9 },
  { x: 242, y: 502, size: 104, tilt: 3 },
]

const DEALT: readonly Place[] = [
  { x: 110, y: 476, size: 160, tilt: -12 },
  { x: 372, y: 478, size: 156, tilt: 11 },
  { x: 242, y: 496, size: 122, tilt: -3 },
]

const SHOAL: readonly Place[] = [
  { x: 96, y: 190, size: 116, tilt: -10 },
  { x: 400, y: 176, size: 100, tilt: 8, mirrored: true },
  { x: 92, y: 478, size: 134, tilt: 6 },
  { x: 396, y: 484, size: 126, tilt: -6, mirrored: true },
]

const RACING: readonly Place[] = [
  { x: 372, y: 262, size: 136 },
  { x: 318, y: 352, size: 186 },
]

/** A half circle of five above the middle. */
const ABOVE: readonly Place[] = Array.from({ length: 5 }, (_, i) => {
  const angle = Math.PI * (1.02 + i * 0.24)
  return { x: MIDDLE + Math.cos(angle) * 176, y: 306 + Math.sin(angle) * 176, size: 92, tilt: (i - 2) * 14 }
})

/** A whole circle, closer together the more there are. */
function ring(count: number): Place[] {
  const size = count > 6 ? 98 : 120
  return Array.from({ length: count }, (_, i) => {
    const angle = (i * 2 * Math.PI) / count - Math.PI / 2
    return { x: MIDDLE + Math.cos(angle) * 172, y: 258 + size / 2 + Math.sin(angle) * 172, size }
  })
}

/** A hand of cards, held below the middle; the more there are, the smaller and the closer. */
function fan(count: number): Place[] {
  const [size, reach, step] = count > 4 ? [216, 256, 15] : count > 3 ? [232, 266, 17] : [258, 268, 21]
  return Array.from({ length: count }, (_, i) => {
    const tilt = (i - (count - 1) / 2) * step
    const angle = (tilt * Math.PI) / 180
    return { x: MIDDLE + Math.sin(angle) * reach, y: 186 + size / 2 + (1 - Math.cos(angle)) * reach, size, tilt }
  })
}

/** Balls in a row, hanging a little in the middle; above the foot of the cover, where a lobby may write over it. */
function row(count: number): Place[] {
  const size = Math.min(118, 452 / count)
  return Array.from({ length: count }, (_, i) => {
    const off = i - (count - 1) / 2
    return { x: MIDDLE + off * size * 0.98, y: 430 - Math.abs(off) * 6, size }
  })
}

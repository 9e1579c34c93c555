import * as z from 'zod/mini'
import { count, listOf, money } from '../limits.ts'

/** No board has more places than this. */
const MOST_PLACES = 60

const some = z.int().check(z.gte(1), z.lte(MOST_PLACES))
const factor = z.int().check(z.gte(1), z.lte(100))

/** By how many scatters a board is opened and how often it counts then, and under how many places lies what. */
export const pickRules = z
  .object({
    times: z.record(z.string(), factor).check(z.refine((times) => Object.keys(times).length <= 144)),
    prizes: listOf(z.object({ coins: count, places: some }), 40),
    factors: listOf(z.object({ factor, places: some }), 10),
    ends: some,
  })
  .check(z.refine((rules) => piecesIn(rules).length <= MOST_PLACES))
type PickRules = z.output<typeof pickRules>

const shownPiece = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('prize'), worth: money }),
  z.object({ kind: z.literal('factor'), factor }),
  z.object({ kind: z.literal('end') }),
])

/** Which places were opened, what lay there, what it came to, and what lay under all of them. */
export const shownBoard = z.object({
  places: count,
  times: count,
  opened: listOf(z.object({ place: count, piece: shownPiece }), MOST_PLACES),
  worth: money,
  dealt: listOf(shownPiece, MOST_PLACES),
})
export type ShownBoard = z.output<typeof shownBoard>

/** A piece as numbers: what it adds, in coins, what it multiplies by, and whether it ends the board. */
type Drawn = { readonly adds: bigint; readonly by: bigint; readonly ends: boolean }

/** A board drawn again: what lies under each place, and what the opened ones came to, in coins. */
export type DrawnBoard = {
  readonly times: number
  readonly dealt: readonly Drawn[]
  readonly opened: readonly { readonly place: number; readonly piece: Drawn }[]
  readonly worth: bigint
}

function piecesIn({ prizes, factors, ends }: Pick<PickRules, 'prizes' | 'factors' | 'ends'>): Drawn[] {
  const repeated = (places: number, piece: Drawn): Drawn[] => Array<Drawn>(places).fill(piece)
  return [
    ...prizes.flatMap(({ coins, places }) => repeated(places, { adds: BigInt(coins), by: 1n, ends: false })),
    ...factors.flatMap((one) => repeated(one.places, { adds: 0n, by: BigInt(one.factor), ends: false })),
    ...repeated(ends, { adds: 0n, by: 1n, ends: true }),
  ]
}

/**
 * Draws the board of a round again and opens the places that its player opened: null where that cannot be, because one is
 * none or was open, something was opened after the end, or it is not over.
 */
export function drawBoard(
  { rules, scatters }: { readonly rules: PickRules; readonly scatters: number },
  places: readonly number[],
  below: (bound: number) => number,
): DrawnBoard | null {
  const times = rules.times[String(scatters)]
  if (times === undefined) return null
  const dealt = shuffled(piecesIn(rules), below)
  const pieces = places.map((place) => dealt[place])
  const opened = places.flatMap((place, at) => {
    const piece = pieces[at]
    return piece ? [{ place, piece }] : []
  })
  const found = opened.filter(({ piece }) => !piece.ends)
  const isComplete = found.length === dealt.filter(({ ends }) => !ends).length
  const firstEnd = opened.findIndex(({ piece }) => piece.ends)
  const isOver = isComplete ? firstEnd === -1 : firstEnd !== -1 && firstEnd === opened.length - 1
  if (!isOver || opened.length < places.length || new Set(places).size < places.length) return null
  const sum = found.reduce((added, { piece }) => added + piece.adds, 0n)
  return { times, dealt, opened, worth: found.reduce((worth, { piece }) => worth * piece.by, sum * BigInt(times)) }
}

/** From the last place on each piece changes places with one that is drawn of those up to it. */
function shuffled(pieces: readonly Drawn[], below: (bound: number) => number): readonly Drawn[] {
  let [rest, behind] = [[...pieces], [] as Drawn[]]
  while (rest.length > 1) {
    const taken = below(rest.length)
    const piece = rest[taken]
    const last = rest.at(-1)
    if (!piece || !last) break
    behind = [piece, ...behind]
    rest = rest.with(taken, last).slice(0, -1)
  }
  return [...rest, ...behind]
}

/** Whether the places and what lies under them are as shown, money aside. */
export function samePieces(drawn: DrawnBoard, shown: ShownBoard): boolean {
  const bareDrawn = ({ ends, by, adds }: Drawn) => (ends ? 'end' : adds > 0n || by === 1n ? 'prize' : `×${by}`)
  const bareShown = (piece: z.output<typeof shownPiece>) => (piece.kind === 'factor' ? `×${piece.factor}` : piece.kind)
  return (
    shown.places === drawn.dealt.length &&
    shown.times === drawn.times &&
    sameTexts(drawn.dealt.map(bareDrawn), shown.dealt.map(bareShown)) &&
    sameTexts(
      drawn.opened.map(({ place, piece }) => `${place} ${bareDrawn(piece)}`),
      shown.opened.map(({ place, piece }) => `${place} ${bareShown(piece)}`),
    )
  )
}

const sameTexts = (ours: readonly string[], shown: readonly string[]): boolean =>
  ours.length === shown.length && ours.every((text, at) => text === shown[at])

/** All amounts of a board in one order: what it is worth, and each prize, of the opened places first. */
export const boardAmounts = ({ worth, opened, dealt, times }: DrawnBoard): bigint[] => [
  worth,
  ...[...opened.map(({ piece }) => piece), ...dealt]
    .filter(({ adds, by, ends }) => !ends && (adds > 0n || by === 1n))
    .map(({ adds }) => adds * BigInt(times)),
]

export const boardAmountsShown = ({ worth, opened, dealt }: ShownBoard): string[] => [
  worth,
  ...[...opened.map(({ piece }) => piece), ...dealt].flatMap((piece) => (piece.kind === 'prize' ? [piece.worth] : [])),
]

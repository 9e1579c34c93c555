import type { Play, Selection, Written } from './play.ts'
import { faultOf, numbersOf, sizeOf } from './selection.ts'

/** A whole number from 0 to below `bound`, each as likely as the others. */
export type Below = (bound: number) => number

const ATTEMPTS = 100
/** Picks beyond the fewest of each row: a banker with too few others makes no unit yet. */
const MORE_PICKS = 8

/** So many different random bets, each as small as its play allows; fewer where a play has no more of them. */
export function quickPicks(play: Play, count: number, below: Below): readonly Selection[] {
  const found = new Map<string, Selection>()
  for (let attempt = 0; attempt < ATTEMPTS + count * 10 && found.size < count; attempt++) {
    const selection = smallSelection(play, below)
    if (selection) found.set(JSON.stringify(selection), selection)
  }
  return [...found.values()]
}

/** A random selection with the fewest picks that make a unit; `null` where these make none. */
function smallSelection(play: Play, below: Below): Selection | null {
  const { rows, written, places } = play.form
  const chosen = places && { places: someOf(indexes(places.of), places.least, below) }
  if (rows.length === 0) return valid(play, { tickets: written ? [randomTicket(written, below)] : [], ...chosen })
  let picked = fewestPicks(rows, below)
  for (let more = 0; more < MORE_PICKS; more++) {
    const selection = valid(play, { rows: picked, ...chosen })
    if (selection) return selection
    picked = withOneMore(rows, picked, below)
  }
  return null
}

const valid = (play: Play, selection: Selection): Selection | null =>
  faultOf(play.form, selection) === null && play.units(selection) > 0 ? selection : null

type Rows = Play['form']['rows']
type Picked = readonly (readonly number[])[]

/** The fewest picks of each row; where all rows may stay empty, one of them takes a pick. */
function fewestPicks(rows: Rows, below: Below): Picked {
  const isOpen = rows.every(({ least }) => least === 0)
  const lucky = below(rows.length)
  return rows.map(({ symbols, least }, at) => someOf(numbersOf(symbols), isOpen ? Number(at === lucky) : least, below))
}

function withOneMore(rows: Rows, picked: Picked, below: Below): Picked {
  const lucky = below(rows.length)
  return rows.map(({ symbols, most }, at) => {
    const before = picked[at] ?? []
    if (at !== lucky || before.length >= most) return before
    const others = numbersOf(symbols).filter((one) => !before.includes(one))
    return [...before, ...someOf(others, 1, below)].sort((a, b) => a - b)
  })
}

/** A ticket as random as its play lets it be: numbers occur as often as they have to. */
function randomTicket({ symbols, length, distinct, unordered, mixed, repeats }: Written, below: Below): string {
  const times = repeats ?? (distinct || mixed ? Array.from({ length }, () => 1) : null)
  const numbers = times
    ? times.flatMap((count, at) => Array.from({ length: count }, () => at))
    : indexes(length).map(() => symbols.from + below(sizeOf(symbols)))
  const names = times ? shuffled(numbersOf(symbols), below) : []
  const drawn = times ? shuffled(numbers, below).map((at) => names[at] ?? symbols.from) : numbers
  const sorted = unordered ? drawn.toSorted((a, b) => a - b) : drawn
  return sorted.map((number) => String(number).padStart(symbols.width, '0')).join('')
}

const indexes = (count: number): number[] => Array.from({ length: count }, (_, n) => n)

function shuffled(all: readonly number[], below: Below): number[] {
  const left = [...all]
  return all.map(() => left.splice(below(left.length), 1)[0] ?? 0)
}

/** So many of these, in ascending order. */
const someOf = (all: readonly number[], count: number, below: Below): number[] =>
  shuffled(all, below)
    .slice(0, count)
    .sort((a, b) => a - b)

import { ANIMALS } from '../animals.ts'
import { choose } from '../choose.ts'
import { eachPick, LOST, REFUNDED } from '../each-pick.ts'
import type { Settling } from '../family.ts'
import { yearAnimalOf } from '../lunar-year.ts'
import type { Hits, Result, Selection } from '../play.ts'
import { type Flags, flagsOf } from '../set-hits.ts'
import { animalOfBall, BALL_CLASSES, LAST_BALL } from './ball-classes.ts'
import { GROUP_SIZES, type LinkWins, type SixBallBet, SPECIAL } from './bet.ts'

/** A draw as it is asked about. */
type Seen = {
  /** In the order drawn, the special one last. */
  readonly balls: readonly number[]
  readonly special: number
  /** By number: whether it is one of the six, and whether one of the seven. */
  readonly isRegular: Flags
  readonly isDrawn: Flags
  readonly yearAnimal: number
  /** By animal and by tail, whether one of the seven has it. */
  readonly present: { readonly animals: Flags; readonly tails: Flags }
  /** By the words of `ANIMAL_COUNTS` and `TOTALS`, whether they are so. */
  readonly animalCounts: Flags
  readonly totals: Flags
}

/** Reads a draw. Its day says which animals the balls have: throws `RangeError` without one. */
function read(result: Result, day?: string): Seen {
  if (day === undefined) throw new RangeError('six balls are settled by the day of their draw')
  const yearAnimal = yearAnimalOf(day)
  const balls = result.map(Number)
  const animals = balls.map((ball) => animalOfBall(ball, yearAnimal))
  const animalCount = new Set(animals).size
  const sum = balls.reduce((total, ball) => total + ball, 0)
  return {
    balls,
    special: balls[SPECIAL] ?? Number.NaN,
    isRegular: flagsOf(balls.slice(0, SPECIAL), LAST_BALL),
    isDrawn: flagsOf(balls, LAST_BALL),
    yearAnimal,
    present: {
      animals: flagsOf(animals, ANIMALS.length - 1),
      tails: flagsOf(
        balls.map((ball) => ball % 10),
        9,
      ),
    },
    animalCounts: [animalCount <= 4, animalCount === 5, animalCount === 6, animalCount === 7],
    totals: [sum >= 175, sum < 175, sum % 2 === 1, sum % 2 === 0],
  }
}

type BetOf<Kind> = Extract<SixBallBet, { readonly kind: Kind }>

function ballHits({ classes, places }: BetOf<'ball'>, selection: Selection, { balls, yearAnimal }: Seen): Hits {
  const { has, tiers, tierOf, refundsLast } = BALL_CLASSES[classes]
  const { tickets } = selection
  const picked = tickets ? { rows: [tickets.map(Number)] } : selection
  return eachPick(picked, tiers.length, (symbol, row) => {
    const ball = balls[places[row] ?? SPECIAL] ?? Number.NaN
    if (refundsLast && ball === LAST_BALL) return REFUNDED
    return has(symbol, ball, yearAnimal) ? tierOf(symbol, yearAnimal) : LOST
  })
}

/** Of numbers picked, how many are regular, how many the special ball (0 or 1), and how many there are. */
type Met = { readonly regular: number; readonly special: number; readonly of: number }

function linkUnits({ size, wins }: { readonly size: number; readonly wins: LinkWins }, met: Met): number[] {
  const all = choose(met.regular, size)
  switch (wins) {
    case 'all':
      return [all]
    case 'two-or-three':
      return [choose(met.regular, 2) * (met.of - met.regular), all]
    case 'both-or-special':
      return [all, met.regular * met.special]
    case 'with-special':
      return [met.regular * met.special]
  }
}

/** Units by tier of the numbers picked; or of each ticket, added up. */
function numberHits({ rows, tickets }: Selection, seen: Seen, unitsOf: (met: Met) => readonly number[]): Hits {
  if (!tickets) return { won: unitsOf(metBy(rows?.[0] ?? [], seen)), refunded: 0 }
  const won: number[] = []
  for (const ticket of tickets) {
    for (const [tier, units] of unitsOf(metBy(numbersOn(ticket), seen)).entries()) {
      won[tier] = (won[tier] ?? 0) + units
    }
  }
  return { won, refunded: 0 }
}

function metBy(numbers: readonly number[], { isRegular, isDrawn }: Seen): Met {
  let [regular, special] = [0, 0]
  for (const number of numbers) {
    if (isRegular[number]) regular += 1
    else if (isDrawn[number]) special += 1
  }
  return { regular, special, of: numbers.length }
}

const ZERO = '0'.charCodeAt(0)

/** The numbers of a ticket, of two figures each. */
function numbersOn(ticket: string): number[] {
  const numbers: number[] = []
  for (let at = 0; at < ticket.length; at += 2) {
    numbers.push((ticket.charCodeAt(at) - ZERO) * 10 + ticket.charCodeAt(at + 1) - ZERO)
  }
  return numbers
}

/** Units with the class that has a ball more or less (the animal of the year, tail 0) win a tier of their own. */
function presentHits({ classes, size }: BetOf<'present'>, picked: readonly number[], seen: Seen): Hits {
  const apart = classes === 'animals' ? seen.yearAnimal : 0
  const isPresent = seen.present[classes]
  let [others, one] = [0, 0]
  for (const symbol of picked) {
    if (!isPresent[symbol]) continue
    if (symbol === apart) one = 1
    else others += 1
  }
  return { won: [choose(others, size), one * choose(others, size - 1)], refunded: 0 }
}

/** There is a tier for each size of a group. */
function groupHits(picked: readonly number[], { special, yearAnimal }: Seen): Hits {
  if (special === LAST_BALL) return { won: [], refunded: 1 }
  const won = new Array<number>(picked.length - GROUP_SIZES.least + 1).fill(0)
  if (picked.includes(animalOfBall(special, yearAnimal))) won[picked.length - GROUP_SIZES.least] = 1
  return { won, refunded: 0 }
}

/** Each word has a tier of its own. */
const wordHits = (selection: Selection, isSo: Flags): Hits =>
  eachPick(selection, isSo.length, (word) => (isSo[word] ? word : LOST))

function hits(bet: SixBallBet, selection: Selection, seen: Seen): Hits {
  switch (bet.kind) {
    case 'ball':
      return ballHits(bet, selection, seen)
    case 'regular':
      return numberHits(selection, seen, ({ regular }) => [regular])
    case 'link':
      return numberHits(selection, seen, (met) => linkUnits(bet, met))
    case 'none':
      return numberHits(selection, seen, ({ regular, special, of }) => [choose(of - regular - special, bet.size)])
    case 'present':
      return presentHits(bet, selection.rows?.[0] ?? [], seen)
    case 'animal-group':
      return groupHits(selection.rows?.[0] ?? [], seen)
    case 'animal-count':
      return wordHits(selection, seen.animalCounts)
    case 'total':
      return wordHits(selection, seen.totals)
  }
}

/** How bets on six balls and a special one are settled. */
export const sixBallSettling: Settling<SixBallBet, Seen> = { read, hits }

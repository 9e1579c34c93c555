import type { Selection } from '../play.ts'

/** The rules of each play written down a second time, as slowly and plainly as they are told. */

/** A unit as it is written on a ticket: numbers, or words by their places; `place` counts from 0, the special ball is 6. */
export type Unit = { readonly picks: readonly number[]; readonly place: number }
export type Drawn = { readonly balls: readonly number[]; readonly yearAnimal: number }

// The colours are printed on the balls of the Hong Kong draw.
const RED = [1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46]
const GREEN = [5, 6, 11, 16, 17, 21, 22, 27, 28, 32, 33, 38, 39, 43, 44, 49]

export function colourOf(ball: number): string {
  if (RED.includes(ball)) return 'red'
  return GREEN.includes(ball) ? 'green' : 'blue'
}

/** Ball 1 is of the year's animal; from ball to ball one goes back by an animal. */
export function animalOf(ball: number, yearAnimal: number): number {
  let animal = yearAnimal
  for (let n = 1; n < ball; n += 1) animal = animal === 0 ? 11 : animal - 1
  return animal
}

const SIDES = ['big', 'small', 'odd', 'even', 'sum-odd', 'sum-even', 'tail-big', 'tail-small']
const TWO_SIDES = ['big-odd', 'big-even', 'small-odd', 'small-even']
const COLOURS = ['red', 'blue', 'green']
const HALVES = SIDES.slice(0, 6)

function isSide(ball: number, side: string): boolean {
  const [tens, ones] = [...String(ball).padStart(2, '0')].map(Number)
  const sum = (tens ?? 0) + (ones ?? 0)
  if (side === 'big') return ball > 24
  if (side === 'small') return ball < 25
  if (side === 'odd' || side === 'even') return (ball % 2 === 0) === (side === 'even')
  if (side === 'sum-odd' || side === 'sum-even') return (sum % 2 === 0) === (side === 'sum-even')
  if (side === 'tail-big' || side === 'tail-small') return (ones ?? 0) > 4 === (side === 'tail-big')
  return side.split('-').every((half) => isSide(ball, half))
}

const WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const sizeIn = (code: string): number => WORDS.indexOf(code.split('-').at(-1) ?? '') + 1

/** How many picks are a unit. A group of animals is one unit, whatever its size. */
export function sizeOf(code: string): number {
  if (code === 'three-regular' || code === 'two-of-three-regular') return 3
  if (['two-regular', 'two-or-special', 'regular-and-special'].includes(code)) return 2
  return /^(animals|tails|none)-/.test(code) ? sizeIn(code) : 1
}

function subsetsOf(picks: readonly number[], size: number): number[][] {
  if (size === 0) return [[]]
  if (picks.length < size) return []
  return picks.flatMap((pick, at) => subsetsOf(picks.slice(at + 1), size - 1).map((rest) => [pick, ...rest]))
}

export function unitsOf(code: string, { rows = [], tickets }: Selection): Unit[] {
  if (tickets) return tickets.map((ticket) => ({ picks: (ticket.match(/../g) ?? []).map(Number), place: 6 }))
  const places = code.startsWith('place-') ? rows.map((_, row) => row) : [6]
  return rows.flatMap((row, at) => {
    const place = places[at] ?? 6
    if (code === 'special-animal-group') return [{ picks: row, place }]
    return subsetsOf(row, sizeOf(code)).map((picks) => ({ picks, place }))
  })
}

/** What becomes of a unit: `refunded`, `lost`, or the tier that it wins. */
export function outcomeOf(code: string, unit: Unit, drawn: Drawn): string {
  if (/^(special|place)-/.test(code)) return outcomeOfBall(code.replace(/^(special|place)-/, ''), unit, drawn)
  if (/^(total|animal-count)$/.test(code)) return outcomeOfCount(code, unit, drawn)
  return /^(animals|tails|none)-/.test(code) ? outcomeOfSeven(code, unit, drawn) : outcomeOfLink(code, unit, drawn)
}

const wins = (tier: string, does: boolean): string => (does ? tier : 'lost')

/** Plays on one ball, that of the unit's place. */
function outcomeOfBall(play: string, { picks, place }: Unit, { balls, yearAnimal }: Drawn): string {
  const ball = balls[place] ?? 0
  const [pick = -1] = picks
  if (ball === 49 && ['sides', 'half-wave', 'animal-group'].includes(play)) return 'refunded'
  switch (play) {
    case 'number':
      return wins('number', pick === ball)
    case 'sides': {
      const side = [...SIDES, ...TWO_SIDES][pick] ?? ''
      return wins(TWO_SIDES.includes(side) ? 'two-sides' : 'one-side', isSide(ball, side))
    }
    case 'colour':
      return wins(COLOURS[pick] ?? '', colourOf(ball) === COLOURS[pick])
    case 'half-wave': {
      const [colour = '', side = ''] = [COLOURS[Math.floor(pick / 6)], HALVES[pick % 6]]
      return wins(`${colour}-${side}`, colourOf(ball) === colour && isSide(ball, side))
    }
    default:
      return outcomeOfClass(play, picks, { ball, yearAnimal })
  }
}

/** Plays on a ball's animal, first or last figure. */
function outcomeOfClass(
  play: string,
  picks: readonly number[],
  { ball, yearAnimal }: { ball: number; yearAnimal: number },
): string {
  const [pick = -1] = picks
  switch (play) {
    case 'animal':
      return wins(pick === yearAnimal ? 'year-animal' : 'other-animal', animalOf(ball, yearAnimal) === pick)
    case 'animal-group':
      return wins(WORDS[picks.length - 1] ?? '', picks.includes(animalOf(ball, yearAnimal)))
    case 'head':
      return wins(pick === 0 ? 'zero' : 'one-to-four', String(ball).padStart(2, '0')[0] === String(pick))
    case 'tail':
      return wins(pick === 0 ? 'zero' : 'one-to-nine', String(ball).at(-1) === String(pick))
  }
  throw new Error(`no plain rules of ${play}`)
}

/** Plays on what the seven balls come to together. */
function outcomeOfCount(code: string, { picks: [pick = -1] }: Unit, { balls, yearAnimal }: Drawn): string {
  if (code === 'total') {
    const sum = balls.reduce((total, one) => total + one, 0)
    const facts = [
      ['big', sum > 174],
      ['small', sum < 175],
      ['odd', sum % 2 !== 0],
      ['even', sum % 2 === 0],
    ] as const
    const [side, isSo] = facts[pick] ?? ['', false]
    return wins(side, isSo)
  }
  const count = new Set(balls.map((one) => animalOf(one, yearAnimal))).size
  const word = count < 5 ? 'up-to-four' : (WORDS[count - 1] ?? '')
  return wins(word, ['up-to-four', 'five', 'six', 'seven'][pick] === word)
}

/** Numbers that are linked. */
function outcomeOfLink(code: string, { picks }: Unit, { balls }: Drawn): string {
  const regular = picks.filter((pick) => balls.slice(0, 6).includes(pick)).length
  const special = picks.includes(balls[6] ?? 0)
  switch (code) {
    case 'regular-number':
      return wins('number', regular === 1)
    case 'three-regular':
    case 'two-regular':
      return wins('all', regular === picks.length)
    case 'two-of-three-regular':
      return regular === 3 ? 'three' : wins('two', regular === 2)
    case 'two-or-special':
      return regular === 2 ? 'both' : wins('one-and-special', regular === 1 && special)
    case 'regular-and-special':
      return wins('with-special', regular === 1 && special)
  }
  throw new Error(`no plain rules of ${code}`)
}

function outcomeOfSeven(code: string, { picks }: Unit, { balls, yearAnimal }: Drawn): string {
  if (code.startsWith('none-')) return wins('none', !picks.some((pick) => balls.includes(pick)))
  const ofBall = (ball: number) => (code.startsWith('tails-') ? ball % 10 : animalOf(ball, yearAnimal))
  const seen = balls.map(ofBall)
  // Combinations with the animal of the year (five balls) or with tail 0 (four balls) are paid apart.
  const [apart, end] = code.startsWith('tails-') ? [0, 'zero'] : [yearAnimal, 'year']
  const tier = picks.includes(apart) ? `with-${end}` : `without-${end}`
  return wins(
    tier,
    picks.every((pick) => seen.includes(pick)),
  )
}

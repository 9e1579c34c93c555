import { expect, test } from 'vitest'
import { PLAYS, type Play, type Result, readTickets, type Selection } from '../bets.ts'
import { yearAnimalOf } from '../lunar-year.ts'
import { faultOf } from '../selection.ts'
import { SETTLED } from '../settle.ts'
import { drawSixBalls, isSixBallResult } from './draw.ts'
import { drawnBy, drawSelection, drawTickets } from './drawn-selections.fixture.ts'
import { outcomeOf, unitsOf } from './plain-rules.fixture.ts'

const plays = [...PLAYS.LHC.values()]
const typed = plays.filter(({ form }) => form.written)
const DAYS = ['2024-02-09', '2024-02-10', '2026-02-16', '2026-02-17', '2031-06-01']

const hitsOf = (code: string, selection: Selection, { result, day = '2026-06-01' }: { result: Result; day?: string }) =>
  SETTLED.LHC(result, day).get(code)?.(selection)

/** What the plain rules say becomes of each unit, by tiers of the play. */
function plainHits(play: Play, selection: Selection, { result, day }: { result: Result; day: string }) {
  const drawn = { balls: result.map(Number), yearAnimal: yearAnimalOf(day) }
  const outcomes = unitsOf(play.code, selection).map((unit) => outcomeOf(play.code, unit, drawn))
  const count = (outcome: string) => outcomes.filter((one) => one === outcome).length
  const known = ['lost', 'refunded', ...play.tiers.map(({ code }) => code)]
  expect(outcomes.filter((outcome) => !known.includes(outcome))).toEqual([])
  return { won: play.tiers.map(({ code }) => count(code)), refunded: count('refunded') }
}

test.each(plays.map((play) => [play.code, play] as const))('%s: counts and settles like the plain rules', (_, play) => {
  const draw = drawnBy(play.code.length)
  for (let n = 0; n < 100; n += 1) {
    const selection =
      play.form.written && n % 3 === 0
        ? drawTickets(play, 5, draw)
        : drawSelection(play, play.code.startsWith('none-') ? 4 : 6, draw)
    const day = DAYS[draw(DAYS.length)] ?? ''
    // Every fourth draw ends with 49, where stakes go back.
    const balls = drawSixBalls(draw)
    const result = n % 4 === 0 && !balls.includes('49') ? [...balls.slice(0, 6), '49'] : balls
    const hits = hitsOf(play.code, selection, { result, day })
    const won = play.tiers.map((_tier, tier) => hits?.won[tier] ?? 0)
    expect({ selection, result, day, won, refunded: hits?.refunded }).toEqual({
      selection,
      result,
      day,
      ...plainHits(play, selection, { result, day }),
    })
    expect(play.units(selection)).toBe(unitsOf(play.code, selection).length)
  }
})

test.each(typed.map((play) => [play.code, play] as const))(
  '%s: tickets of all units win what the rows win',
  (_, play) => {
    const draw = drawnBy(7)
    for (let n = 0; n < 40; n += 1) {
      const selection = drawSelection(play, 4, draw)
      const tickets = unitsOf(play.code, selection).map(({ picks }) =>
        [...picks]
          .sort((a, b) => a - b)
          .map((pick) => String(pick).padStart(2, '0'))
          .join(''),
      )
      expect(faultOf(play.form, { tickets })).toBeNull()
      expect(play.units({ tickets })).toBe(play.units(selection))
      const result = drawSixBalls(draw)
      expect(hitsOf(play.code, { tickets }, { result })).toEqual(hitsOf(play.code, selection, { result }))
    }
  },
)

test('the space of a play is all of its units', () => {
  const all = ({ form }: Play): Selection => ({
    rows: form.rows.map(({ symbols }) =>
      symbols.kind === 'words'
        ? symbols.words.map((_, n) => n)
        : Array.from({ length: symbols.to - symbols.from + 1 }, (_, n) => symbols.from + n),
    ),
  })
  for (const play of plays.filter(({ code }) => code !== 'special-animal-group')) {
    expect({ code: play.code, units: play.units(all(play)) }).toEqual({ code: play.code, units: play.space })
  }
  // Two to eleven of twelve animals: 66 + 220 + 495 + 792 + 924 + 792 + 495 + 220 + 66 + 12.
  expect(PLAYS.LHC.get('special-animal-group')?.space).toBe(4082)
  expect(PLAYS.LHC.get('none-twelve')?.space).toBe(92_263_734_836)
})

test('49 refunds sides, half-waves and groups, and nothing else', () => {
  const result = ['01', '02', '03', '04', '05', '06', '49']
  const refunded = plays.filter((play) => {
    const hits = hitsOf(play.code, drawSelection(play, 1, drawnBy(3)), { result })
    return (hits?.refunded ?? 0) > 0
  })
  expect(refunded.map(({ code }) => code)).toEqual(['special-sides', 'special-half-wave', 'special-animal-group'])
  // The regular ball at its place too: big, odd and big-odd of a second ball 49.
  const second = ['01', '49', '03', '04', '05', '06', '07']
  const picked = { rows: [[], [0, 2, 8], [], [], [], []] }
  expect(hitsOf('place-sides', picked, { result: second })).toEqual({ won: [0, 0], refunded: 3 })
  // 49 is green and of the year's animal.
  expect(hitsOf('special-colour', { rows: [[0, 1, 2]] }, { result })).toEqual({ won: [0, 0, 1], refunded: 0 })
  expect(hitsOf('special-animal', { rows: [[6]] }, { result })).toEqual({ won: [0, 1], refunded: 0 })
})

test('animals are those of the day of the draw', () => {
  // A year of the dragon: 1, 13, 25, 37 and 49 are dragons, 2 is a rabbit, 3 a tiger, 12 a snake.
  const [dragon, rabbit, snake] = [[4], [3], [5]]
  const special = (ball: string) => ['21', '22', '23', '24', '26', '27', ball]
  const wins = (picked: number[], ball: string, day: string) =>
    hitsOf('special-animal', { rows: [picked] }, { result: special(ball), day })?.won
  for (const ball of ['01', '13', '25', '37', '49']) expect(wins(dragon, ball, '2024-02-10')).toEqual([0, 1])
  expect(wins(rabbit, '02', '2024-06-01')).toEqual([1, 0])
  expect(wins(snake, '12', '2024-06-01')).toEqual([1, 0])
  // The day before is the last of the year of the rabbit: 1 is a rabbit then, 12 a dragon.
  expect(wins(rabbit, '01', '2024-02-09')).toEqual([0, 1])
  expect(wins(dragon, '12', '2024-02-09')).toEqual([1, 0])
  expect(wins(dragon, '01', '2024-02-09')).toEqual([0, 0])
})

test('single numbers may be typed with spaces between them, linked ones need a line each', () => {
  const read = (code: string, text: string) => {
    const written = PLAYS.LHC.get(code)?.form.written
    return written ? readTickets(written, text) : undefined
  }
  expect(read('special-number', '3 04,49 3 50')).toEqual({
    tickets: ['03', '04', '49'],
    dropped: [
      { line: 1, text: '3', reason: 'repeated' },
      { line: 1, text: '50', reason: 'not_a_ticket' },
    ],
  })
  expect(read('two-regular', '12 3\n03-12')).toEqual({
    tickets: ['0312'],
    dropped: [{ line: 2, text: '03-12', reason: 'repeated' }],
  })
})

test('throws where the day of the draw is not given', () => {
  expect(() => SETTLED.LHC(['01', '02', '03', '04', '05', '06', '07'])).toThrow(RangeError)
})

test('three of three regular pays that tier alone, not two of three as well', () => {
  const result = ['01', '02', '03', '04', '05', '06', '07']
  const hits = (rows: number[][]) => hitsOf('two-of-three-regular', { rows }, { result })?.won
  expect(hits([[1, 2, 3]])).toEqual([0, 1])
  expect(hits([[1, 2, 40]])).toEqual([1, 0])
  // The special ball is not regular.
  expect(hits([[1, 2, 7]])).toEqual([1, 0])
  expect(hits([[1, 7, 40]])).toEqual([0, 0])
  expect(hits([[1, 2, 3, 40]])).toEqual([3, 1])
})

test('draws are seven different balls of 49, and every ball comes first', () => {
  const draw = drawnBy(1)
  const first = new Set<string>()
  for (let n = 0; n < 2000; n += 1) {
    const result = drawSixBalls(draw)
    expect(isSixBallResult(result)).toBe(true)
    first.add(result[0] ?? '')
  }
  expect(first.size).toBe(49)
})

test.each([
  [['01', '02', '03', '04', '05', '06']],
  [['01', '02', '03', '04', '05', '06', '06']],
  [['01', '02', '03', '04', '05', '06', '50']],
  [['01', '02', '03', '04', '05', '06', '00']],
  [['1', '02', '03', '04', '05', '06', '07']],
])('%j is no result', (result) => {
  expect(isSixBallResult(result)).toBe(false)
})

import { expect } from 'vitest'
import { runsSlowTests } from '../../../../tools/launcher/src/slow-tests.ts'
import { type Fraction, fraction, isMore, toDecimal } from '../exact/fraction.ts'
import { type Draw, drawFrom } from '../random/draw.ts'
import { seededBytes } from '../random/seeded-bytes.fixture.ts'
import type { Ending, InstantGame, Play } from './instant-game.ts'
import { NOTHING } from './multiple.ts'

/** What is done next in a round that goes on. */
export type Strategy<Move, View> = (play: Play<Move, View>) => Move

/** Gives the draws of one round over and over from the beginning, as a round by turns is played over at each move. */
export function tapeOf(draw: Draw): () => Draw {
  const taken: number[] = []
  return () => {
    let at = 0
    return (bound) => {
      if (at === taken.length) taken.push(draw(bound))
      at += 1
      return taken[at - 1] ?? Number.NaN
    }
  }
}

export function seededDraw(seed: number): Draw {
  return drawFrom(seededBytes(seed))
}

/** Draws that were thought out beforehand; a draw more than these fails. */
export function scripted(results: readonly number[]): Draw {
  let at = 0
  return () => {
    const result = results[at]
    if (result === undefined) throw new Error('a draw too many')
    at += 1
    return result
  }
}

/** All the plays of a round, from its beginning to its end. */
export function playOut<Choice, Move, View>(
  round: { readonly game: InstantGame<Choice, Move, View>; readonly choice: Choice; readonly draw: Draw },
  strategy: Strategy<Move, View>,
): Play<Move, View>[] {
  const rewind = tapeOf(round.draw)
  const moves: Move[] = []
  const plays = [round.game.play(round.choice, moves, rewind())]
  for (let last = plays[0]; last && last.won === null; last = plays.at(-1)) {
    moves.push(strategy(last))
    plays.push(round.game.play(round.choice, moves, rewind()))
  }
  return plays
}

/** Plays a round with moves of chance and looks at what holds for every game at every point of it. */
export function checkRound<Choice, Move, View>(game: InstantGame<Choice, Move, View>, choice: Choice, seed: number) {
  const pick = seededDraw(seed + 1)
  const strategy: Strategy<Move, View> = ({ options }) => options[pick(options.length)] as Move
  const plays = playOut({ game, choice, draw: seededDraw(seed) }, strategy)
  for (const play of plays) {
    expect(play.options.length === 0).toBe(play.won !== null)
    expect(JSON.parse(JSON.stringify(play.view))).toEqual(play.view)
    expect(play.won === null || !isMore(NOTHING, play.won)).toBe(true)
    expect(play.staked).toEqual({ over: 1n, under: 1n })
  }
  const pickAgain = seededDraw(seed + 1)
  const again: Strategy<Move, View> = ({ options }) => options[pickAgain(options.length)] as Move
  expect(playOut({ game, choice, draw: seededDraw(seed) }, again)).toEqual(plays)
}

/** The win of a round played to its end. */
export function winOf<Choice, Move, View>(
  round: { readonly game: InstantGame<Choice, Move, View>; readonly choice: Choice; readonly draw: Draw },
  strategy: Strategy<Move, View>,
): Fraction {
  return playOut(round, strategy).at(-1)?.won ?? fraction(-1n)
}

/** Plays two rounds with different hidden things by the same moves: they look the same until one of them is over. */
export function checkHidden<Choice, Move, View>(game: InstantGame<Choice, Move, View>, choice: Choice, seed: number) {
  const pick = seededDraw(seed + 1)
  const strategy: Strategy<Move, View> = ({ options }) => options[pick(options.length)] as Move
  const moves: Move[] = []
  const [one, other] = [tapeOf(seededDraw(seed)), tapeOf(seededDraw(seed + 2))]
  for (;;) {
    const [a, b] = [game.play(choice, moves, one()), game.play(choice, moves, other())]
    if (a.won !== null || b.won !== null) return
    expect(a).toEqual(b)
    moves.push(strategy(a))
  }
}

const ROUNDS = runsSlowTests ? 200_000 : 10_000

/** Outcomes expected less often are counted together: chi-square wants a few of each. */
const FEWEST_EXPECTED = 5

/** Plays many rounds and holds what they won against the endings, by Pearson's chi-square. */
export function expectAgreement(wonByOneRound: () => Fraction | null, endings: readonly Ending[]): void {
  const found = tally(Array.from({ length: ROUNDS }, () => ({ won: wonByOneRound(), weight: 1 })))
  const expected = tally(endings.map(({ won, chance }) => ({ won, weight: Number(toDecimal(chance, 18)) * ROUNDS })))
  const unforeseen = [...found.keys()].filter((won) => !expected.has(won))
  expect(unforeseen).toEqual([])
  const cells = gathered([...expected].map(([won, weight]) => ({ found: found.get(won) ?? 0, expected: weight })))
  const statistic = cells.reduce((all, cell) => all + (cell.found - cell.expected) ** 2 / cell.expected, 0)
  expect(cells.length).toBeGreaterThan(1)
  expect(statistic).toBeLessThan(chiSquareLimit(cells.length - 1))
}

type Cell = { readonly found: number; readonly expected: number }

function tally(all: readonly { readonly won: Fraction | null; readonly weight: number }[]): Map<string, number> {
  const weights = new Map<string, number>()
  for (const { won, weight } of all) {
    const key = won ? `${won.over}/${won.under}` : 'not over'
    weights.set(key, (weights.get(key) ?? 0) + weight)
  }
  return weights
}

/** The rare ones join the most frequent one where they are too rare even together. */
function gathered(cells: readonly Cell[]): Cell[] {
  const [first, ...others] = cells.filter(({ expected }) => expected >= FEWEST_EXPECTED)
  const rare = addUp(cells.filter(({ expected }) => expected < FEWEST_EXPECTED))
  if (rare.expected >= FEWEST_EXPECTED) return [...(first ? [first] : []), ...others, rare]
  return [addUp([...(first ? [first] : []), rare]), ...others]
}

function addUp(cells: readonly Cell[]): Cell {
  return cells.reduce((a, b) => ({ found: a.found + b.found, expected: a.expected + b.expected }), {
    found: 0,
    expected: 0,
  })
}

/** The 99.99 % quantile of chi-square, by Wilson and Hilferty's approximation (3.719 is that of the normal). */
export function chiSquareLimit(degrees: number): number {
  const spread = 2 / (9 * degrees)
  return degrees * (1 - spread + 3.719 * Math.sqrt(spread)) ** 3
}

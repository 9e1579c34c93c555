import type { Language } from '@sanuk/contracts/wire'
import { rouletteBets } from '@sanuk/engines/instant/roulette-bets'
import { isWord, say } from '@sanuk/locales/server-words'
import type { InstantKind } from '../../instant/instant-kinds.ts'

type NameOf = (language: Language, choice: readonly string[]) => readonly string[]

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']

/** Hundredths as they are written: "1.01". */
const inUnits = (hundredths = '0'): string => (Number(hundredths) / 100).toFixed(2)

/** A word whose key arrives as data; the data itself where the words know none. */
function spoken(language: Language, word: string, otherwise: string): string {
  return isWord(word) ? say(language, word) : otherwise
}

const bet =
  (room: string): NameOf =>
  (language, [name = '']) => [spoken(language, `game.${room}.bet.${name}`, name)]

const risk = (language: Language, name = ''): string => spoken(language, `game.instant.risk.${name}`, name)

/** How a choice is called, family by family, in its parts. */
const NAMES: Readonly<Partial<Record<InstantKind, NameOf>>> = {
  dice: (language, [target]) => [say(language, 'game.dice.wins_under', { target: inUnits(target) })],
  limbo: (language, [target]) => [say(language, 'sheets.choice.target', { target: `×${inUnits(target)}` })],
  crash: (language, [at]) => [say(language, 'game.crash.leaves', { at: inUnits(at) })],
  plinko: (language, [count, name]) => [
    say(language, 'sheets.choice.rows', { count: Number(count) }),
    risk(language, name),
  ],
  wheel: (language, [count, name]) => [
    say(language, 'sheets.choice.segments', { count: Number(count) }),
    risk(language, name),
  ],
  keno: (language, [count, name]) => [
    say(language, 'sheets.choice.numbers', { count: Number(count) }),
    risk(language, name),
  ],
  mines: (language, [mines, tiles]) => [
    say(language, 'sheets.choice.mines', { count: Number(mines) }),
    say(language, 'sheets.choice.tiles', { count: Number(tiles) }),
  ],
  towers: (language, [level = '', rows]) => [
    spoken(language, `game.towers.level.${level}`, level),
    say(language, 'sheets.choice.rows', { count: Number(rows) }),
  ],
  coin: (language, [count]) => [say(language, 'sheets.choice.calls', { count: Number(count) })],
  'hi-lo': (language, [rank, guess = '']) => [
    say(language, 'sheets.choice.card', { rank: RANKS[Number(rank) - 1] ?? '' }),
    spoken(language, `game.hi_lo.${guess}`, guess),
  ],
  roulette: (language, [name]) => {
    const count = rouletteBets.find((one) => one.bet === name)?.numbers.length ?? 0
    return [say(language, 'sheets.choice.numbers', { count })]
  },
  bingo: (language, [count]) => [say(language, 'sheets.choice.balls', { count: Number(count) })],
  baccarat: bet('baccarat'),
  'dragon-tiger': bet('dragon'),
  'three-card': bet('three_card'),
}

/** The name of a choice in the reader's language; empty where there is nothing to choose. */
export const choiceName = (language: Language, kind: InstantKind, choice: readonly string[]): string =>
  (choice.length === 0 ? [] : (NAMES[kind]?.(language, choice) ?? choice)).join(' · ')

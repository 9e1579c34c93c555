import { coinEndings, coinFlips } from '@sanuk/engines/instant/coin-flips'
import { crash, crashEndings } from '@sanuk/engines/instant/crash'
import { type FlightName, flights } from '@sanuk/engines/instant/flights'
import { hiLo } from '@sanuk/engines/instant/hi-lo'
import { hiLoEndings, likelierGuess } from '@sanuk/engines/instant/hi-lo-endings'
import type { Ending, InstantGame, Play } from '@sanuk/engines/instant/instant-game'
import { mines } from '@sanuk/engines/instant/mines'
import { minesEndings, minesMultiples } from '@sanuk/engines/instant/mines-multiples'
import { handsEndings, rockPaperScissors } from '@sanuk/engines/instant/rock-paper-scissors'
import { TOWER_ROWS, type towerLevels, towers, towersEndings } from '@sanuk/engines/instant/towers'
import { type Bet, optionOf, playOut, unraised } from './bet.ts'

type Turns<Choice, Move, View> = {
  readonly name: string
  readonly game: InstantGame<Choice, Move, View>
  readonly choice: Choice
  readonly says: string
  readonly endings: () => readonly Ending[]
  readonly next: (play: Play<Move, View>) => Move
}

const bet = <Choice, Move, View>({ name, game, choice, says, endings, next }: Turns<Choice, Move, View>): Bet => ({
  game: name,
  choice: says,
  endings: () => unraised(endings()),
  playOnce: (draw) => playOut({ game, choice, next }, draw),
})

const minesBet = (mineCount: number, picks: number): Bet =>
  bet({
    name: 'mines',
    game: mines,
    choice: { mines: mineCount },
    says: `${mineCount} mines, ${picks} tiles`,
    endings: () => minesEndings(mineCount, picks),
    next: optionOf((move, { view }) => (view.picks.length < picks ? move !== 'cash-out' : move === 'cash-out')),
  })

const towersBet = (level: keyof typeof towerLevels, rows: number): Bet =>
  bet({
    name: 'towers',
    game: towers,
    choice: { level },
    says: `${level}, ${rows} rows`,
    endings: () => towersEndings({ level }, rows),
    next: optionOf((move, { view }) => (view.picks.length < rows ? move !== 'cash-out' : move === 'cash-out')),
  })

const hiLoBet = (steps: number): Bet =>
  bet({
    name: 'hi-lo',
    game: hiLo,
    choice: null,
    says: `the likelier guess, ${steps} times`,
    endings: () => hiLoEndings(steps),
    next: optionOf((move, { view }) => {
      const wanted = view.moves.length < steps ? likelierGuess(view.cards.at(-1)?.rank ?? 0) : 'cash-out'
      return move === wanted
    }),
  })

const crashBet = (flight: FlightName, hundredths: number): Bet =>
  bet({
    name: `crash, ${flight}`,
    game: crash,
    choice: { flight },
    says: `left at ${hundredths / 100}x`,
    endings: () => crashEndings(flight, hundredths),
    next: () => ({ cashOut: hundredths }),
  })

const coinBet = (flips: number): Bet =>
  bet({
    name: 'coin flips',
    game: coinFlips,
    choice: null,
    says: `${flips} right`,
    endings: () => coinEndings(flips),
    next: optionOf((move, { view }) => move === (view.flips.length < flips ? 'heads' : 'cash-out')),
  })

/** With another hand every time there is a tie as often; the multiple tells how many were beaten. */
const handsBet = (wins: number): Bet =>
  bet({
    name: 'rock paper scissors',
    game: rockPaperScissors,
    choice: null,
    says: `${wins} beaten`,
    endings: () => handsEndings(wins),
    next: optionOf((move, { view }) => {
      const beaten = Math.round(Math.log2(Math.max(1, Number(view.multiple) / 0.99)))
      return move === (beaten < wins ? 'rock' : 'cash-out')
    }),
  })

/** Games by turns, each played one natural way as far as is said. */
export const betsByTurns: readonly Bet[] = [
  ...[1, 3, 5, 10, 24].flatMap((mineCount) => {
    const most = minesMultiples(mineCount).length
    return [...new Set([1, 3, most])].filter((picks) => picks <= most).map((picks) => minesBet(mineCount, picks))
  }),
  ...(['easy', 'medium', 'hard', 'expert'] as const).flatMap((level) => [
    towersBet(level, 1),
    towersBet(level, TOWER_ROWS),
  ]),
  ...[1, 3, 10].map(hiLoBet),
  ...(['rocket', 'dive'] as const).flatMap((flight) =>
    [101, 200, 1000, flights[flight].highest].map((at) => crashBet(flight, at)),
  ),
  ...[1, 5, 13].map(coinBet),
  ...[1, 5, 13].map(handsBet),
]

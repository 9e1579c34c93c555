import { blackjackGame } from '@sanuk/engines/live/blackjack/game'
import type { DecidingGame, Decision } from '@sanuk/engines/live/deciding-game'
import { SERIES_LENGTH } from '@sanuk/engines/live/series-games'
import { threeCardGame } from '@sanuk/engines/live/three-card-poker/game'
import { drawFrom } from '@sanuk/engines/random/draw'
import { readSavedRecord } from '../record.ts'
import { CLIENT_SEED, COMMITMENT, inUnits, SERVER_SEED, serverBytes } from '../server-bytes.fixture.ts'
import type { SeriesRecord } from './series-record.ts'

type Played = { readonly outcomes: readonly unknown[]; readonly bets: readonly object[] }

/** Plays every coup of a series: which move is made with a hand is chosen by its number, so that all of them come. */
function play<Outcome>(game: DecidingGame<Outcome>): Played {
  const outcomes = Array.from({ length: SERIES_LENGTH }, (_, at) => game.draw(drawFrom(serverBytes(at + 1))))
  const bets = outcomes.flatMap((outcome, at) => {
    const { stakes, decisions } = decided(game, outcome, at)
    return game.settle(stakes, outcome, decisions).bets.map(({ spot, stake, win }) => ({
      round: `r${at + 1}`,
      number: at + 1,
      spot,
      stake: inUnits(stake),
      win: inUnits(win),
      ...(decisions.length > 0 && { decisions }),
    }))
  })
  return { outcomes, bets }
}

function decided<Outcome>(game: DecidingGame<Outcome>, outcome: Outcome, at: number) {
  const spots = game.spots.map(({ code }) => code)
  const stakes = spots.map((spot, place) => ({ spot, stake: BigInt(10_001 + 7 * place) }))
  const decisions: Decision[] = []
  for (let step = 1; ; step += 1) {
    const questions = game.questions(outcome, { spots, decisions }, step)
    if (questions.length === 0) return { stakes, decisions }
    for (const { hand, moves } of questions) {
      // A pair is split whenever there is one: that comes seldom.
      const made = moves.find(({ move }) => move === 'split') ?? moves[(at + step) % moves.length]
      if (!made) continue
      decisions.push({ step, hand, move: made.move })
      if (made.extra) stakes.push({ spot: made.extra.spot, stake: 10_001n })
    }
  }
}

const PLAYED = { blackjack: () => play(blackjackGame), 'three-card-poker': () => play(threeCardGame) }

/** A series of a game in which players decide, as the engine deals and settles it. */
export function playedDecisions(game: keyof typeof PLAYED, changes: object = {}): SeriesRecord {
  const text = JSON.stringify({
    format: 'sanuk-series-1',
    series: `series of ${game}`,
    game,
    commitment: COMMITMENT,
    serverSeed: SERVER_SEED,
    clientSeed: CLIENT_SEED,
    ...PLAYED[game](),
    isComplete: true,
    ...changes,
  })
  const record = readSavedRecord(text)
  if (record?.format !== 'sanuk-series-1') throw new Error('the record cannot be read')
  return record
}

import type { Round } from '@sanuk/contracts/wagers'
import type { GamesNamed } from '#platform/capabilities/game'
import type { RoundRecord } from './round.ts'
import { gameKey, roundAnswer } from './round-answer.ts'

/** Rounds as their member reads them, in the same order, for rooms that show rounds of their own choice. */
export async function describeRounds(rounds: readonly RoundRecord[], gamesNamed: GamesNamed): Promise<Round[]> {
  const games = await gamesNamed(rounds.map(({ vendor, game }) => ({ vendor, code: game })))
  return rounds.map((round) => roundAnswer(round, games.get(gameKey(round))))
}

import type { Log } from '@sanuk/host/log'
import type { Seeds } from '../seeds/seeds.ts'
import { type CarryOn, leaseFrom } from './carry-on.ts'
import { advance, gameOfRound, playedWith } from './make-move.ts'
import type { GameRound } from './round.ts'
import type { RoundStore } from './round-store.ts'

/** A player who has not come back for so long is not waited for. */
const LEFT_MS = 30 * 24 * 60 * 60 * 1000

/** Rounds finished at once. */
const AT_ONCE = 20

type Needs = {
  readonly rounds: RoundStore
  readonly carryOn: CarryOn
  readonly seeds: Pick<Seeds, 'drawOf'>
  readonly clock: () => Date
  readonly log: Log
}

/**
 * Finishes rounds that wait for a player since a month, as the rules of their games say: what was won is cashed out, cards
 * are held, and where nothing was decided yet, or the rules are others by now, the stake goes back.
 */
export const finishLeft = (needs: Needs) => async (): Promise<void> => {
  const { rounds, clock, log } = needs
  const before = new Date(clock().getTime() - LEFT_MS)
  for (;;) {
    const left = await rounds.takeLeft(before, AT_ONCE, leaseFrom(clock()))
    for (const round of left) {
      try {
        await needs.carryOn(await finished(needs, round), { untried: false, pausesMs: [] })
      } catch (error) {
        log.error({ err: error, round: round.id }, 'a round that was left could not be finished')
      }
    }
    if (left.length < AT_ONCE) return
  }
}

async function finished(needs: Needs, round: GameRound): Promise<GameRound> {
  const { rounds, clock } = needs
  let last = round
  while (last.state === 'playing') {
    const move = gameOfRound(last)?.leave(playedWith(needs, last, last.moves).options)
    const next =
      move === undefined
        ? await rounds.rollBack(last, 'spin_voided', leaseFrom(clock()))
        : await advance(needs, last, move)
    last = next ?? (await rounds.find(last.id)) ?? { ...last, state: 'voided' }
  }
  return last
}

import type { Log } from '@sanuk/host/log'
import { type Lease, leaseFrom } from '@sanuk/vendor-server/lease'
import type { Seeds } from '../seeds/seeds.ts'
import type { CarryOn } from './carry-on.ts'
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
export const finishLeft = (needs: Needs) => (): Promise<void> => {
  const before = new Date(needs.clock().getTime() - LEFT_MS)
  return finishEach(needs, (lease) => needs.rounds.takeLeft(before, AT_ONCE, lease))
}

/** Ends rounds against the clock whose time is over and whom nobody watches any more. */
export const endOverdue = (needs: Needs) => (): Promise<void> =>
  finishEach(needs, (lease) => needs.rounds.takeOverdue(AT_ONCE, lease))

async function finishEach(needs: Needs, take: (lease: Lease) => Promise<GameRound[]>): Promise<void> {
  const { clock, log } = needs
  for (;;) {
    const left = await take(leaseFrom(clock()))
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
    const game = gameOfRound(last)
    const move = game?.clock ? game.clock.over : game?.leave(playedWith(needs, last, last.moves).options)
    const next =
      move === undefined
        ? await rounds.rollBack(last, 'spin_voided', leaseFrom(clock()))
        : await advance(needs, last, move)
    last = next ?? (await rounds.find(last.id)) ?? { ...last, state: 'voided' }
  }
  return last
}

import { randomUUID } from 'node:crypto'
import { add, parseAmount, subtract, writeAmount } from '@sanuk/money/amount'
import type { Database } from '../database.ts'
import { drawOutcome, wonBy } from '../machines/draw-outcome.ts'
import { pricedSteps, stakePerLine } from '../machines/outcome.ts'
import { playableMachine } from '../machines/playable.ts'
import { GameRefusal } from '../player/game-refusal.ts'
import type { Play } from '../player/play.ts'
import { roundSeed } from '../player/spin-result.ts'
import type { SpinResult } from '../protocol.ts'
import type { Randomness } from '../randomness.ts'
import { checkStake, type Wish } from '../rounds/play-spin.ts'
import { playerOf, type Seeds } from '../seeds/seeds.ts'
import type { OpenDemo } from '../sessions/session-store.ts'
import type { Demo, DemoStore, Step } from './demo-store.ts'
import { FULL_PURSE } from './purse.ts'

/** There is no platform among these: nothing that is played here can reach a wallet. */
type Needs = {
  readonly demos: DemoStore
  readonly randomness: Pick<Randomness, 'isSound'>
  readonly seeds: Pick<Seeds, 'take' | 'drawOf'>
  readonly clock: () => Date
}

/** Play for nobody's money: the same machine and the same chance, from the session's own purse. */
export function demoPlay(needs: Needs): Play<OpenDemo> {
  const { demos } = needs
  return {
    balance: async ({ id }) => (await demos.find(id)).purse,
    unfinished: async ({ id }) => {
      const { last } = await demos.find(id)
      return last && !last.shown ? last.result : null
    },
    spin: (session, wish) =>
      demos.change(session.id, (demo, on) =>
        demo.last?.result.spin === wish.spin
          ? { next: demo, told: toldBefore(demo.last.result, wish) }
          : spinOnce(needs, session, { demo, wish, on }),
      ),
    show: ({ id }, spin) =>
      demos.change(id, (demo) => {
        if (demo.last?.result.spin !== spin) return { next: demo, told: false }
        return { next: { ...demo, last: { ...demo.last, shown: true } }, told: true }
      }),
    refill: ({ id, limits }) =>
      demos.change(id, (demo) => {
        const purse = demo.purse < limits.minimum ? FULL_PURSE : demo.purse
        return { next: { ...demo, purse }, told: purse }
      }),
  }
}

/** The same spin asked for again is the same round. */
function toldBefore(result: SpinResult, { stake }: Wish): SpinResult {
  if (parseAmount(result.stake) !== stake) throw new GameRefusal('spin_mismatch')
  return result
}

type Asked = { readonly demo: Demo; readonly wish: Wish; readonly on: Database }

async function spinOnce(
  { randomness, seeds, clock }: Needs,
  session: OpenDemo,
  { demo, wish, on }: Asked,
): Promise<Step<SpinResult>> {
  const { spin, stake } = wish
  checkStake(session, stake)
  const playable = playableMachine(session.game)
  if (!playable || !randomness.isSound()) throw new GameRefusal('game_closed')
  if (stake > demo.purse) throw new GameRefusal('not_enough_money', demo.purse)
  const seed = await seeds.take(playerOf(session), on)
  const outcome = drawOutcome(playable, seeds.drawOf(seed))
  const won = wonBy(playable, outcome, stake)
  const purse = add(subtract(demo.purse, stake), won)
  const result = {
    ...{ spin, round: randomUUID(), stake: writeAmount(stake), win: writeAmount(won), balance: writeAmount(purse) },
    steps: pricedSteps(outcome, stakePerLine(stake, playable.machine.lines.length)),
    seed: roundSeed(seed),
    at: clock().toISOString(),
  }
  return { next: { purse, last: { result, shown: false } }, told: result }
}

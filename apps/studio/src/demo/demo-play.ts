import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual as isEqual } from 'node:util'
import { coinsOf } from '@sanuk/engines/slots/machine'
import { add, parseAmount, subtract, writeAmount } from '@sanuk/money/amount'
import type { Database } from '../database.ts'
import { playableGame, slotGame } from '../games/games.ts'
import { type Playable, type Played, wonBy } from '../games/playable.ts'
import { coinWorth, keptOutcome, pricedSteps } from '../machines/outcome.ts'
import { GameRefusal } from '../player/game-refusal.ts'
import type { Play, Told } from '../player/play.ts'
import { roundSeed } from '../player/spin-result.ts'
import type { InstantResult } from '../protocol.ts'
import type { Randomness } from '../randomness.ts'
import { allowed, type MoveWish } from '../rounds/make-move.ts'
import { checkWish, type Wish } from '../rounds/play-spin.ts'
import { playerOf, type Seeds } from '../seeds/seeds.ts'
import type { OpenDemo } from '../sessions/session-store.ts'
import type { Demo, DemoStore, Step } from './demo-store.ts'
import { FULL_PURSE } from './purse.ts'

/** There is no platform among these: nothing that is played here can reach a wallet. */
type Needs = {
  readonly demos: DemoStore
  readonly randomness: Pick<Randomness, 'isSound'>
  readonly seeds: Pick<Seeds, 'take' | 'again' | 'drawOf'>
  readonly clock: () => Date
}

/** Play for nobody's money: the same game and the same chance, from the session's own purse. */
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
          : begin(needs, session, { demo, wish, on }),
      ),
    move: (session, wish) => demos.change(session.id, (demo, on) => goOn(needs, session, { demo, wish, on })),
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

/** The same round asked for again is the same round. */
function toldBefore(result: Told, { stake, choice }: Wish): Told {
  const isSame = parseAmount(result.stake) === stake && isEqual('view' in result ? result.choice : null, choice)
  if (!isSame) throw new GameRefusal('spin_mismatch')
  return result
}

type Asked<W> = { readonly demo: Demo; readonly wish: W; readonly on: Database }

async function begin(
  { randomness, seeds, clock }: Needs,
  session: OpenDemo,
  { demo, wish, on }: Asked<Wish>,
): Promise<Step<Told>> {
  const { spin, stake, choice } = wish
  checkWish(session, wish)
  if (isGoingOn(demo)) throw new GameRefusal('round_open')
  const playable = gameOf(session)
  if (!randomness.isSound()) throw new GameRefusal('game_closed')
  if (stake > demo.purse) throw new GameRefusal('not_enough_money', demo.purse)
  const seed = await seeds.take(playerOf(session), on)
  const told = {
    spin,
    round: randomUUID(),
    stake: writeAmount(stake),
    seed: roundSeed(seed),
    at: clock().toISOString(),
  }
  const begun = { ...told, ...{ choice, moves: [] } }
  const purse = subtract(demo.purse, stake)
  return stepTo(session, { purse, begun, played: playable.play(choice, [], seeds.drawOf(seed)) })
}

const isGoingOn = ({ last }: Demo): boolean => last !== null && 'view' in last.result && last.result.win === null

async function goOn({ seeds }: Needs, session: OpenDemo, { demo, wish, on }: Asked<MoveWish>): Promise<Step<Told>> {
  const { last } = demo
  if (last?.result.spin !== wish.spin || !('view' in last.result)) throw new GameRefusal('invalid_request')
  const { moves, choice, seed } = last.result
  if (wish.at < moves.length) {
    if (!isEqual(moves[wish.at], wish.move)) throw new GameRefusal('spin_mismatch')
    return { next: demo, told: last.result }
  }
  if (!isGoingOn(demo) || wish.at > moves.length || !seed) throw new GameRefusal('invalid_request')
  const drawnFrom = await seeds.again(playerOf(session), seed, on)
  const begun = { ...last.result, moves: [...moves, wish.move] }
  const played = allowed(() => gameOf(session).play(choice, begun.moves, seeds.drawOf(drawnFrom)))
  return stepTo(session, { purse: demo.purse, begun, played })
}

function gameOf({ game }: OpenDemo): Playable {
  const playable = playableGame(game)
  if (!playable) throw new GameRefusal('game_closed')
  return playable
}

type Begun = Omit<InstantResult, 'win' | 'balance' | 'view' | 'options'>
type Standing = { readonly purse: Demo['purse']; readonly begun: Begun; readonly played: Played }

/** What a round is by now, and the purse with what it paid. */
function stepTo(session: OpenDemo, { purse, begun, played }: Standing): Step<Told> {
  const stake = parseAmount(begun.stake)
  const won = played.won && wonBy(stake, played.won)
  const left = won === null ? purse : add(purse, won)
  const told = toldOf(session, begun, {
    win: won === null ? null : writeAmount(won),
    balance: writeAmount(left),
    played,
  })
  return { next: { purse: left, last: { result: told, shown: false } }, told }
}

type Came = { readonly win: string | null; readonly balance: string; readonly played: Played }

function toldOf({ game }: OpenDemo, begun: Begun, { win, balance, played }: Came): Told {
  const slot = slotGame(game)
  if (!slot) return { ...begun, win, balance, view: played.outcome, options: [...played.options] }
  const { spin, round, stake, seed, at } = begun
  const coin = coinWorth(parseAmount(stake), coinsOf(slot.machine))
  const steps = pricedSteps(keptOutcome.parse(played.outcome), coin)
  return { ...{ spin, round, stake, seed, at, balance, steps }, win: win ?? '0' }
}

import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual as isEqual } from 'node:util'
import { add, parseAmount, subtract, writeAmount } from '@sanuk/money/amount'
import type { Randomness } from '@sanuk/vendor-server/randomness/randomness'
import type { Database } from '../database.ts'
import { playableGame, slotGame } from '../games/games.ts'
import { type Playable, type Played, wonBy } from '../games/playable.ts'
import { reelsTold, soldIn } from '../machines/reels-told.ts'
import { choiceFrom } from '../machines/slot-game.ts'
import { GameRefusal } from '../player/game-refusal.ts'
import { type Play, type Told, waits } from '../player/play.ts'
import { roundSeed } from '../player/spin-result.ts'
import type { InstantResult } from '../protocol.ts'
import { allowed, type MoveWish } from '../rounds/make-move.ts'
import { checkWish, type Wish } from '../rounds/play-spin.ts'
import { watchFor } from '../rounds/watch-round.ts'
import { playerOf, type Seeds } from '../seeds/seeds.ts'
import type { OpenDemo } from '../sessions/session.ts'
import type { Demo, DemoStore, Step } from './demo-store.ts'
import { fullPurse } from './purse.ts'

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
      return last && !last.shown ? asOf(last.result, needs.clock()) : null
    },
    // Nobody grants anything to who plays for nothing.
    freeRounds: async () => null,
    spin: (session, wish) =>
      demos.change(session.id, (demo, on) =>
        demo.last?.result.spin === wish.spin
          ? { next: demo, told: toldBefore(demo.last.result, wish) }
          : begin(needs, session, { demo, wish, on }),
      ),
    move: (session, wish) => demos.change(session.id, (demo, on) => goOn(needs, session, { demo, wish, on })),
    watch: async (session, spin) => {
      const ends = await demos.change(session.id, async (demo, on) => ({
        next: demo,
        told: await endOf(needs, session, { demo, wish: spin, on }),
      }))
      if (ends) await pause(watchFor(ends, needs.clock()))
      return demos.change(session.id, (demo, on) => endInTime(needs, session, { demo, wish: spin, on }))
    },
    show: ({ id }, spin) =>
      demos.change(id, (demo) => {
        if (demo.last?.result.spin !== spin) return { next: demo, told: false }
        return { next: { ...demo, last: { ...demo.last, shown: true } }, told: true }
      }),
    refill: ({ id, limits, currency }) =>
      demos.change(id, (demo) => {
        const purse = demo.purse < limits.minimum ? fullPurse(currency) : demo.purse
        return { next: { ...demo, purse }, told: purse }
      }),
  }
}

/** The same round asked for again is the same round. */
function toldBefore(result: Told, { stake, choice }: Wish): Told {
  const isSame = parseAmount(result.stake) === stake && isEqual(choiceOf(result), choice)
  if (!isSame) throw new GameRefusal('spin_mismatch')
  return result
}

/** What was chosen, gambles included: a round that might be gambled with says so. */
function choiceOf(told: Told): unknown {
  if ('view' in told) return told.choice
  const { gamble, ...sold } = told
  return choiceFrom({ ...sold, ...(gamble && { gamble: true }) })
}

/** What was done in a round since it began. */
function movesOf(told: Told): readonly unknown[] {
  if ('view' in told) return told.moves
  return told.gamble?.moves ?? (told.pick ? (told.board?.opened.map(({ place }) => place) ?? []) : [])
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
  const begun = { ...told, elapsed: playable.clock ? 0 : null, staked: '0', choice, moves: [] }
  return stepTo(session, { purse: demo.purse, begun, played: playable.play(choice, [], seeds.drawOf(seed)) })
}

const isGoingOn = ({ last }: Demo): boolean => last !== null && waits(last.result)

async function goOn(needs: Needs, session: OpenDemo, { demo, wish, on }: Asked<MoveWish>): Promise<Step<Told>> {
  const round = lastRound(demo, wish.spin)
  const moves = movesOf(round)
  const clock = gameOf(session).clock
  if (wish.at < moves.length) {
    const isSame = clock ? allowed(() => clock.moveAt(wish.move, 0)) : isEqual(moves[wish.at], wish.move)
    if (!isSame) throw new GameRefusal('spin_mismatch')
    return { next: demo, told: round }
  }
  if (!isGoingOn(demo) || wish.at > moves.length) throw new GameRefusal('invalid_request')
  if (!clock) return moveOn(needs, session, { demo, on, wish: wish.move })
  const ends = await endOf(needs, session, { demo, wish: wish.spin, on })
  const now = needs.clock()
  const heard = allowed(() => clock.moveAt(wish.move, now.getTime() - Date.parse(round.at)))
  return moveOn(needs, session, { demo, on, wish: ends && ends <= now ? clock.over : heard })
}

/** The round of that id, which is the last one or none. */
function lastRound({ last }: Demo, spin: string): Told {
  if (last?.result.spin !== spin) throw new GameRefusal('invalid_request')
  return last.result
}

/** The same, of a game without reels. */
function roundOf(demo: Demo, spin: string): InstantResult {
  const round = lastRound(demo, spin)
  if (!('view' in round)) throw new GameRefusal('invalid_request')
  return round
}

/** Makes a move in the round that goes on. */
async function moveOn({ seeds }: Needs, session: OpenDemo, { demo, wish: move, on }: Asked<unknown>) {
  const { last } = demo
  if (!last?.result.seed) throw new GameRefusal('invalid_request')
  const drawnFrom = await seeds.again(playerOf(session), last.result.seed, on)
  const begun = { ...begunOf(last.result), moves: [...movesOf(last.result), move] }
  const played = allowed(() => gameOf(session).play(begun.choice, begun.moves, seeds.drawOf(drawnFrom)))
  return stepTo(session, { purse: demo.purse, begun, played })
}

/** When a round against the clock will be over; null for any other, and for one that is. */
async function endOf({ seeds }: Needs, session: OpenDemo, { demo, wish, on }: Asked<string>): Promise<Date | null> {
  const { choice, seed, at } = roundOf(demo, wish)
  const { clock } = gameOf(session)
  if (!clock || !seed || !isGoingOn(demo)) return null
  const drawnFrom = await seeds.again(playerOf(session), seed, on)
  return new Date(Date.parse(at) + clock.lasts(choice, seeds.drawOf(drawnFrom)))
}

/** Ends a round against the clock whose time is over, and answers how it stands. */
async function endInTime(needs: Needs, session: OpenDemo, asked: Asked<string>): Promise<Step<Told>> {
  const { demo, on, wish } = asked
  const [ends, clock, now] = [await endOf(needs, session, asked), gameOf(session).clock, needs.clock()]
  const isOver = ends !== null && ends <= now
  if (clock && isOver) return moveOn(needs, session, { demo, on, wish: clock.over })
  return { next: demo, told: asOf(roundOf(demo, wish), now) }
}

/** A round that goes on against the clock, as it is by now. */
function asOf(told: Told, now: Date): Told {
  const runs = 'view' in told && told.elapsed !== null && told.win === null
  return runs ? { ...told, elapsed: now.getTime() - Date.parse(told.at) } : told
}

function gameOf({ game }: OpenDemo): Playable {
  const playable = playableGame(game)
  if (!playable) throw new GameRefusal('game_closed')
  return playable
}

type Begun = Omit<InstantResult, 'win' | 'balance' | 'view' | 'options'>
/** What a round was begun with, whatever game it is of. */
function begunOf(told: Told): Begun {
  const { spin, round, stake, seed, at } = told
  const own = 'view' in told ? { staked: told.staked, elapsed: told.elapsed } : { staked: stake, elapsed: null }
  return { spin, round, stake, seed, at, ...own, choice: choiceOf(told), moves: [...movesOf(told)] }
}

type Standing = { readonly purse: Demo['purse']; readonly begun: Begun; readonly played: Played }

/** What a round is by now, and the purse without what it staked and with what it paid. */
function stepTo(session: OpenDemo, { purse, begun, played }: Standing): Step<Told> {
  const stake = parseAmount(begun.stake)
  const staked = wonBy(stake, played.staked)
  const further = subtract(staked, parseAmount(begun.staked))
  if (further > purse) throw new GameRefusal('not_enough_money', purse)
  const rest = subtract(purse, further)
  const won = played.won && wonBy(stake, played.won)
  const left = won === null ? rest : add(rest, won)
  const elapsed = won === null ? begun.elapsed : null
  const told = toldOf(
    session,
    { ...begun, elapsed, staked: writeAmount(staked) },
    {
      win: won === null ? null : writeAmount(won),
      balance: writeAmount(left),
      played,
    },
  )
  return { next: { purse: left, last: { result: told, shown: false } }, told }
}

type Came = { readonly win: string | null; readonly balance: string; readonly played: Played }

function toldOf({ game }: OpenDemo, begun: Begun, { win, balance, played }: Came): Told {
  const slot = slotGame(game)
  if (!slot) return { ...begun, win, balance, view: played.outcome, options: [...played.options] }
  const { spin, round, stake, seed, at, choice } = begun
  const shown = { ...played, isOver: win !== null, jackpot: null }
  const { number: _, ...reels } = reelsTold(slot.machine, { stake: parseAmount(stake), choice }, shown)
  return { spin, round, stake, seed, at, balance, ...soldIn(begun), ...reels }
}

import { parseAmount, writeAmount } from '@sanuk/money/amount'
import { bodyOf, serveCall, tokenOf } from '@sanuk/vendor-server/player/player-calls'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { instantGame, slotGame } from '../games/games.ts'
import { choiceFrom } from '../machines/slot-game.ts'
import { type AnyState, type Drops, GAME_CALLS, type InstantResult, type Replay, type SpinResult } from '../protocol.ts'
import { playerOf, type Seeds } from '../seeds/seeds.ts'
import type { OpenSession } from '../sessions/session.ts'
import { GameRefusal } from './game-refusal.ts'
import { type Play, type Told, waits } from './play.ts'

type Needs = {
  readonly open: (launchId: string) => Promise<{ readonly token: string; readonly session: OpenSession }>
  readonly sessionOf: (token: string) => Promise<OpenSession | null>
  readonly state: (token: string, session: OpenSession) => Promise<AnyState>
  readonly play: Play<OpenSession>
  readonly seeds: Pick<Seeds, 'of' | 'told' | 'begin'>
  readonly jackpot: (session: OpenSession) => Promise<string | null>
  readonly drops: (session: OpenSession) => Promise<Drops>
  readonly replay: (ticket: string) => Promise<Replay>
}

/** The calls of a game's client. */
export function playerRoutes(app: FastifyInstance, needs: Needs): void {
  const caller = async (request: FastifyRequest) => {
    const token = tokenOf(request)
    const session = token ? await needs.sessionOf(token) : null
    if (!token || !session) throw new GameRefusal('session_ended')
    return { token, session }
  }

  serveCall(app, GAME_CALLS.open, async (request) => {
    const { launch } = bodyOf(request, GAME_CALLS.open.body)
    const { token, session } = await needs.open(launch)
    return needs.state(token, session)
  })
  serveCall(app, GAME_CALLS.state, async (request) => {
    const { token, session } = await caller(request)
    return needs.state(token, session)
  })
  serveCall(app, GAME_CALLS.balance, async (request) => {
    const { session } = await caller(request)
    return { balance: writeAmount(await needs.play.balance(session)) }
  })
  serveCall(app, GAME_CALLS.spin, async (request) => {
    const { session } = await caller(request)
    if (!slotGame(session.game)) throw new GameRefusal('invalid_request')
    const { spin, stake, free, ...chosen } = bodyOf(request, GAME_CALLS.spin.body)
    if (chosen.bought && (chosen.ante !== undefined || chosen.gamble || chosen.pick))
      throw new GameRefusal('invalid_request')
    if (chosen.gamble && !session.gamble) throw new GameRefusal('invalid_request')
    if ((chosen.bought || chosen.ante !== undefined) && !session.buy) throw new GameRefusal('invalid_request')
    const wish = { spin, stake: parseAmount(stake), choice: choiceFrom(chosen), free }
    return slotTold(await needs.play.spin(session, wish))
  })
  serveCall(app, GAME_CALLS.spinMove, async (request) => {
    const { session } = await caller(request)
    const { spin, at, move } = bodyOf(request, GAME_CALLS.spinMove.body)
    return slotTold(await needs.play.move(session, { spin, at, move: move ?? null }))
  })
  serveCall(app, GAME_CALLS.play, async (request) => {
    const { session } = await caller(request)
    if (!instantGame(session.game)) throw new GameRefusal('invalid_request')
    const { spin, stake, choice } = bodyOf(request, GAME_CALLS.play.body)
    return instantTold(await needs.play.spin(session, { spin, stake: parseAmount(stake), choice: choice ?? null }))
  })
  serveCall(app, GAME_CALLS.move, async (request) => {
    const { session } = await caller(request)
    const { spin, at, move } = bodyOf(request, GAME_CALLS.move.body)
    return instantTold(await needs.play.move(session, { spin, at, move: move ?? null }))
  })
  serveCall(app, GAME_CALLS.watch, async (request) => {
    const { session } = await caller(request)
    return instantTold(await needs.play.watch(session, bodyOf(request, GAME_CALLS.watch.body).spin))
  })
  serveCall(app, GAME_CALLS.shown, async (request) => {
    const { session } = await caller(request)
    const { spin } = bodyOf(request, GAME_CALLS.shown.body)
    if (!(await needs.play.show(session, spin))) throw new GameRefusal('invalid_request')
    return {}
  })
  const allSeeds = async (player: string) => ({
    ...(await needs.seeds.of(player)),
    told: await needs.seeds.told(player),
  })
  serveCall(app, GAME_CALLS.seeds, async (request) => {
    const { session } = await caller(request)
    return allSeeds(playerOf(session))
  })
  serveCall(app, GAME_CALLS.changeSeed, async (request) => {
    const { session } = await caller(request)
    const player = playerOf(session)
    // What a demo is drawn from is known by its session alone.
    const unfinished = session.mode === 'demo' ? await needs.play.unfinished(session) : null
    if (unfinished && waits(unfinished)) throw new GameRefusal('round_open')
    await needs.seeds.begin(player, bodyOf(request, GAME_CALLS.changeSeed.body))
    return allSeeds(player)
  })
  serveCall(app, GAME_CALLS.refill, async (request) => {
    const { session } = await caller(request)
    return { balance: writeAmount(await needs.play.refill(session)) }
  })
  serveCall(app, GAME_CALLS.jackpot, async (request) => {
    const { session } = await caller(request)
    return { amount: await needs.jackpot(session) }
  })
  serveCall(app, GAME_CALLS.drops, async (request) => {
    const { session } = await caller(request)
    return needs.drops(session)
  })
  serveCall(app, GAME_CALLS.replay, (request) => needs.replay(bodyOf(request, GAME_CALLS.replay.body).ticket))
}

function slotTold(told: Told): SpinResult {
  if ('steps' in told) return told
  throw new GameRefusal('invalid_request')
}

function instantTold(told: Told): InstantResult {
  if ('view' in told) return told
  throw new GameRefusal('invalid_request')
}

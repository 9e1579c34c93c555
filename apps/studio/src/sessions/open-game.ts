import type { Log } from '@sanuk/host/log'
import { inCurrency } from '@sanuk/money/by-currency'
import type { Platform } from '@sanuk/vendor-server/platform/platform'
import { type Opened, openSession } from '@sanuk/vendor-server/sessions/open-session'
import type { Limits } from '@sanuk/vendor-server/sessions/session'
import { playableGame } from '../games/games.ts'
import { GameRefusal } from '../player/game-refusal.ts'
import { faultOfRefusal } from '../rounds/refusals.ts'
import type { Allowed, DemoSession } from './session.ts'
import type { Sessions } from './sessions.ts'

type Needs = {
  readonly sessions: Sessions
  readonly platform: Platform
  readonly clock: () => Date
  readonly log: Log
}

/** Opens a launched game. Refuses with `session_ended` and with what the platform makes of the ticket. */
export function openGame(needs: Needs) {
  const open = openSession({ ...needs, demoLimits: limitsOfMachine })
  return async (launchId: string): Promise<Opened<Allowed>> => {
    const reply = await open(launchId)
    if (reply.kind === 'unknown') throw new GameRefusal('platform_unreachable')
    if (reply.kind === 'refused') throw new GameRefusal(faultOfRefusal(reply.status))
    return reply.answer
  }
}

/** A demo takes every stake of its machine. */
function limitsOfMachine({ game, currency }: Pick<DemoSession, 'game' | 'currency'>): Limits {
  const playable = playableGame(game)
  if (!playable) throw new GameRefusal('game_closed')
  const stakes = inCurrency(playable.stakes, currency)
  return { minimum: stakes[0], maximum: stakes.at(-1) ?? stakes[0] }
}

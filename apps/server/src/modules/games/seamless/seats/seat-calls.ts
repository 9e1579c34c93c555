import type { OneGame } from '#platform/capabilities/game'
import type { Launch } from '../../launch/index.ts'
import type { Answered, Ask, Decide } from '../decide.ts'
import { type BringHomeNeeds, bringSilentSeatsHome } from './bring-home.ts'
import { decideSit, type SitNeeds } from './sit.ts'
import { decideStand } from './stand.ts'

type Needs = BringHomeNeeds &
  SitNeeds & {
    readonly sessions: Pick<Launch['sessions'], 'find'>
    readonly oneGame: OneGame
    readonly carryThrough: (ask: Ask, decide: Decide) => Promise<Answered>
  }

/** Money to seats and home: by their vendors' calls, and where nothing is heard of them. */
export const createSeatCalls = (needs: Needs) => ({
  sit: async (ask: Ask, token: string): Promise<Answered> => {
    const found = await needs.sessions.find(token)
    const brand = found.state === 'live' ? found.session.brand : undefined
    const game = await needs.oneGame({ vendor: ask.vendor, code: ask.content.game }, brand)
    return needs.carryThrough(ask, decideSit(needs, { ask, token, game }))
  },
  stand: (ask: Ask): Promise<Answered> => needs.carryThrough(ask, decideStand(needs, ask)),
  bringSilentSeatsHome: bringSilentSeatsHome(needs),
})

import type { Platform } from '@sanuk/vendor-server/platform/platform'
import { freeRoundsOf } from '../free-rounds/free-grant.ts'
import { slotGame } from '../games/games.ts'
import { makeMove } from '../rounds/make-move.ts'
import { carryOnUnattended, playSpin } from '../rounds/play-spin.ts'
import { faultOfRefusal } from '../rounds/refusals.ts'
import { type GameRound, isOpen } from '../rounds/round.ts'
import { watchRound } from '../rounds/watch-round.ts'
import type { OpenReal } from '../sessions/session.ts'
import { GameRefusal } from './game-refusal.ts'
import type { Play, Told } from './play.ts'
import { instantResult, spinResult } from './spin-result.ts'

type Needs = Parameters<typeof playSpin>[0] & Parameters<typeof makeMove>[0] & { readonly platform: Platform }

/** Play for the member's money, which lies at the platform. */
export function realPlay(needs: Needs): Play<OpenReal> {
  const [play, move] = [playSpin(needs), makeMove(needs)]
  const tell = async (round: GameRound): Promise<Told> => {
    if (!slotGame(round.game)) return instantResult(needs, round)
    const grant = round.freeGrant === null ? null : await needs.grants.find(round.freeGrant)
    return { ...spinResult(needs, round), ...(grant && { freeRounds: freeRoundsOf(grant) }) }
  }
  return {
    /** What the member can stake now, as the platform says. Refuses where it does not say. */
    balance: async (session) => {
      const reply = await needs.platform.balance(session)
      if (reply.kind === 'unknown') throw new GameRefusal('platform_unreachable')
      if (reply.kind === 'refused') throw new GameRefusal(faultOfRefusal(reply.status))
      return reply.answer
    },
    unfinished: async (session) => {
      const round = await unfinishedRound(needs, session)
      return round && tell(round)
    },
    spin: async (session, wish) => tell(await play(session, wish)),
    move: async (session, wish) => tell(await move(session, wish)),
    watch: async (session, spin) => tell(await watchRound(needs, session, spin)),
    freeRounds: async (session) => {
      const grant = slotGame(session.game) && (await needs.grants.next(session, needs.clock()))
      return grant ? freeRoundsOf(grant) : null
    },
    show: ({ member }, spin) => needs.rounds.show(member, spin),
    refill: async () => {
      throw new GameRefusal('invalid_request')
    },
  }
}

/**
 * The round the member has not seen to its end, or none. One under way is carried on first: a game does not open over
 * one whose end is not known. Refuses while the platform leaves it open.
 */
async function unfinishedRound(needs: Needs, { member, game }: OpenReal): Promise<GameRound | null> {
  const found = await needs.rounds.findUnfinished(member, game)
  if (!found || !isOpen(found)) return found
  const round = await carryOnUnattended(needs, found)
  if (isOpen(round)) throw new GameRefusal('platform_unreachable')
  return round.state === 'voided' ? null : round
}

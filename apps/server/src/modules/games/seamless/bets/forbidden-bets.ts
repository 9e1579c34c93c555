import type { SeamlessRefusal } from '@sanuk/contracts/seamless'
import { add } from '@sanuk/money/amount'
import type { Clock } from '#platform/clock'
import type { Transaction } from '#platform/database'
import { SeamlessFault } from '#platform/seamless-fault'
import type { Bar, Protection } from '../../../accounts/protection/index.ts'
import type { Launch } from '../../launch/index.ts'
import type { StakesTogether, Wagers } from '../../wagers/index.ts'
import { checkSession, refusedBy } from '../bet.ts'
import { demandTimely } from '../bet-note.ts'
import type { HeldParty } from '../decide.ts'
import type { SeamlessStore } from '../store.ts'
import { type FoundBets, namesOf, roundsOf } from './bets.ts'

type Needs = {
  readonly store: Pick<SeamlessStore, 'findRollbacks'>
  readonly clock: Clock
  readonly sessions: Pick<Launch['sessions'], 'hold'>
  readonly rounds: Pick<Wagers, 'lockRounds'>
  readonly protection: Pick<Protection, 'admit'>
}

type Forbidden = { readonly status: SeamlessRefusal; readonly bar?: Bar | undefined }

/**
 * Why none of the stakes may be taken, or `null`: what forbids a single one forbids all of them. Locks their rounds. Faults
 * that may pass are thrown, as for a single stake.
 */
export async function forbiddenBets(
  needs: Needs,
  { bets, party: { held } }: { readonly bets: FoundBets; readonly party: HeldParty },
  transaction: Transaction,
): Promise<Forbidden | null> {
  const undone = await needs.store.findRollbacks(transaction, bets.vendor, namesOf(bets))
  if (undone.size > 0) return { status: 'ROLLED_BACK' }
  const { isAway, stake: admitStake } = needs.protection.admit
  if (held && isAway(held)) return { status: 'EXCLUDED', bar: 'closed' }
  const session = await needs.sessions.hold(transaction, bets.token)
  for (const ask of bets.asks) {
    demandTimely(ask.note, needs.clock())
    checkSession(session, { ask, game: bets.games.get(ask.content.game) ?? null })
  }
  const refused = await refusedByRounds(needs, bets, transaction)
  if (refused) return refused
  const bar = held && (await admitStake(transaction, held, add(...bets.asks.map(({ content }) => content.amount))))
  return bar && { status: bar === 'closed' ? 'EXCLUDED' : 'LIMIT_REACHED', bar }
}

async function refusedByRounds(
  { rounds }: Needs,
  bets: FoundBets,
  transaction: Transaction,
): Promise<Forbidden | null> {
  const stakes = openRounds(bets)
  const known = await rounds.lockRounds(transaction, bets.vendor, roundsOf(bets))
  const gameIn = new Map(stakes.map(({ vendorRound, game }) => [vendorRound, game]))
  for (const { content } of bets.asks) {
    const round = known.get(content.round) ?? null
    const isForeign =
      round !== null && (round.member !== content.member || round.game !== content.game || round.seat !== null)
    if (isForeign || gameIn.get(content.round) !== content.game) {
      throw new SeamlessFault('INVALID_REQUEST', 'a round belongs to somebody else, to another game or to a seat')
    }
    const refused = refusedBy({ content }, { round, game: gameOf(bets, content.game) })
    if (refused) return refused
  }
  return null
}

function gameOf({ games }: FoundBets, code: string) {
  const game = games.get(code)
  if (!game) throw new SeamlessFault('UNKNOWN_GAME', 'no such game')
  return game
}

/** The stakes as their rounds are told of them. */
export const openRounds = (bets: FoundBets): StakesTogether['stakes'] =>
  bets.asks.map(({ content }) => {
    const { code: game, gameType } = gameOf(bets, content.game)
    return { vendorRound: content.round, game, gameType, amount: content.amount }
  })

import type { Log } from '@sanuk/host/log'
import { type Amount, amount, writeAmount, ZERO } from '@sanuk/money/amount'
import type { Game } from '#platform/capabilities/game'
import type { Transaction } from '#platform/database'
import { roundId } from '#platform/round-id'
import { SeamlessFault } from '#platform/seamless-fault'
import type { FreeRounds } from '../../rewards/free-rounds/index.ts'
import type { RoundRecord, Wagers } from '../wagers/index.ts'
import { type Ask, booked, type Decision, type Party } from './decide.ts'
import { openingOf } from './opening-of.ts'
import type { Till } from './till.ts'
import type { WinBounds } from './win-bounds.ts'

export type FreePlay = ReturnType<typeof createFreePlay>

type Needs = {
  readonly till: Till
  readonly rounds: Pick<Wagers, 'openRound' | 'recordMovement'>
  readonly freeRounds: Pick<FreeRounds, 'take' | 'win' | 'giveBack'>
  readonly bounds: WinBounds
  readonly log: Log
}

type FreeBet = { readonly ask: Ask; readonly game: Game; readonly party: Party; readonly round: RoundRecord | null }
type Won = { readonly ask: Ask; readonly party: Party; readonly round: RoundRecord; readonly game: Game | null }

/** Rounds that members play without a stake, by grants of the house. */
export function createFreePlay({ till, rounds, freeRounds, bounds, log }: Needs) {
  return {
    /** Begins a free round: the stake is taken from its grant, and nothing from the wallet. A round has one such stake. */
    begin: async (transaction: Transaction, bet: FreeBet): Promise<Decision> => {
      const { ask, party, game } = bet
      const { grant, amount: stake } = ask.content
      if (grant === null || bet.round || ask.content.kind !== 'bet') {
        throw new SeamlessFault('INVALID_REQUEST', 'a free round begins with one bet and goes on with wins')
      }
      const round = roundId(ask.vendor, ask.content.round)
      const claim = { vendor: ask.vendor, grant, member: party.member.id, game: game.code, stake, round }
      const taken = await freeRounds.take(transaction, claim)
      if (taken === 'foreign') throw new SeamlessFault('INVALID_REQUEST', 'this was not granted')
      if (taken === 'spent') return { status: 'LIMIT_REACHED' }
      const move = { accounts: party.accounts, ...booked(ask), amount: ZERO, kind: 'bet', round } as const
      const posted = await till.take(transaction, move)
      if (posted.outcome !== 'posted') throw new Error(`${move.key}: nothing could not be taken`)
      const { balance, transfer, at } = posted
      const opened = await rounds.openRound(transaction, {
        ...openingOf({ ask, game, party }, at),
        free: { grant, stake },
      })
      const closes = ask.content.roundClosed
      await rounds.recordMovement(transaction, opened, { kind: 'bet', amount: ZERO, at, closes })
      return { status: 'OK', balance, id: transfer, at }
    },
    /** Pays what a free round won, from the house's own account, as far as its grant goes. */
    win: async (transaction: Transaction, { ask, party, round, game }: Won): Promise<Decision> => {
      const { free } = round
      const won = ask.content.amount
      if (!free || ask.content.grant !== free.grant) {
        throw new SeamlessFault('INVALID_REQUEST', 'a win of a free round names its grant, and no other win does')
      }
      const multiple = bounds.multipleOf(ask.vendor, game)
      const largest = multiple === null ? null : amount(free.stake * BigInt(multiple))
      if (largest !== null && free.win + won > largest) {
        const of = { vendor: ask.vendor, round: round.id, win: writeAmount(won), largest: writeAmount(largest) }
        log.error({ alarm: 'round_win', ...of }, 'a free round won more than its game can')
        throw new SeamlessFault('LIMIT_REACHED', 'this win is larger than the largest one of its game')
      }
      const { id, brand, currency } = party.member
      const paid: Amount = await freeRounds.win(transaction, {
        round: round.id,
        grant: free.grant,
        name: booked(ask).key,
        won,
        owner: { id, brand, currency },
      })
      const move = { accounts: party.accounts, ...booked(ask), amount: paid, kind: 'win', round: round.booked } as const
      const { balance, transfer, at } = await till.giveFree(transaction, move)
      await rounds.recordMovement(transaction, round, {
        kind: 'win',
        amount: paid,
        at,
        closes: ask.content.roundClosed,
      })
      return { status: 'OK', balance, id: transfer, at }
    },
    /** Undoes a free round that has won nothing: its grant has one more. */
    undo: async (transaction: Transaction, { ask, party, round }: Omit<Won, 'game'>): Promise<Decision> => {
      if (!round.free) throw new Error(`round ${round.id} is not free`)
      if (round.free.win > 0n) throw new SeamlessFault('INVALID_REQUEST', 'a free round that has won is not undone')
      await freeRounds.giveBack(transaction, { round: round.id, grant: round.free.grant })
      const move = {
        accounts: party.accounts,
        ...booked(ask),
        amount: ZERO,
        kind: 'rollback',
        round: round.booked,
      } as const
      const { balance, transfer, at } = await till.give(transaction, move)
      await rounds.recordMovement(transaction, round, { kind: 'rollback', amount: ZERO, at })
      return { status: 'OK', balance, id: transfer, at }
    },
  }
}

/** What is paid for by the house is neither given back in part nor corrected by a vendor. */
export function demandStaked(round: RoundRecord): void {
  if (round.free)
    throw new SeamlessFault('INVALID_REQUEST', 'a free round has no stake to give back and no win to correct')
}

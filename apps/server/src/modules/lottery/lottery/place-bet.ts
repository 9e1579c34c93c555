import { createHash } from 'node:crypto'
import type { placeBet } from '@sanuk/contracts/lottery'
import type { InputOf } from '@sanuk/contracts/route'
import { type AccountName, openAccount } from '@sanuk/ledger/accounts'
import { uuidOf } from '@sanuk/ledger/key'
import { type Amount, amount, parseAmount, writeAmount, ZERO } from '@sanuk/money/amount'
import { type Connection, inTransaction, queryable, type Transaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { checkLines, type Line } from './check-lines.ts'
import { lotteryNamed } from './games.ts'
import type { LotteryNeeds, Player } from './needs.ts'
import { numberRefusal } from './numbers/number-faults.ts'
import { rateLines } from './numbers/rate-lines.ts'
import { digestOf, type Placed, place } from './store/place.ts'
import type { PlanStop, PlanStore } from './store/plans.ts'
import type { createTicketStore, TicketRecord } from './store/tickets.ts'
import type { Terms } from './terms/decide-terms.ts'

/** A bet as it was sent. */
export type SentBet = InputOf<typeof placeBet>['body']

type Needs = LotteryNeeds & {
  readonly tickets: ReturnType<typeof createTicketStore>
  readonly plans: PlanStore
  readonly termsOf: Terms['termsOf']
}

/** Something is to be answered that stands already: nothing of this transaction may remain. */
class KnownBet extends Error {}

/**
 * Takes a bet in one transaction: the issues take bets by the clock of the database, the member may stake it, the money
 * moves, tickets and rounds are written. The same request again answers the first one.
 */
export function createPlaceBet(needs: Needs) {
  const { database, oneGame, accountOf, protection, tickets, plans } = needs

  const houseOf = async ({ brand, currency }: Player, vendor: string): Promise<string> => {
    const name: AccountName = { brand, currency, kind: 'vendor', owner: vendor, guarded: false }
    return openAccount(queryable(database), name)
  }

  const check = async (player: Player, sent: SentBet) => {
    if (new Set(sent.issues.map(({ number }) => number)).size !== sent.issues.length) throw new Refusal('issue_unknown')
    const its = lotteryNamed(sent.gameCode)
    const listed = its && (await oneGame({ vendor: its.vendor, code: its.code }, player.brand))
    if (!its || !listed?.playable) throw new Refusal('game_unavailable')
    const { game, version } = await needs.termsOf(player.brand, its)
    if (sent.terms !== undefined && sent.terms !== version) throw new Refusal('changed_meanwhile')
    const mostTimes = Math.max(...sent.issues.map(({ multiple }) => multiple))
    const lines = rateLines(game, checkLines(game, sent.lines, mostTimes), sent.lines)
    const each = sumOf(lines)
    demandStake(sent, { each, least: listed.minimumStake, most: listed.maximumStake })
    return { game, lines, most: listed.maximumStake * game.stakesPerIssue }
  }

  /** Whether this request was answered before. Refuses with `changed_meanwhile` where it asked for something else. */
  const isKnown = async (on: Connection, player: Player, sent: SentBet): Promise<boolean> => {
    const first = await digestOf(on, player.id, sent.requestId)
    if (first !== null && first !== digest(sent)) throw new Refusal('changed_meanwhile')
    return first !== null
  }

  /** Members' own limits. What this request staked already is not refused for having been staked. */
  const admit = async (transaction: Transaction, player: Player, { sent, stake }: { sent: SentBet; stake: Amount }) => {
    const kept = await protection.hold(transaction, player.id)
    if (!kept) return null
    if (await isKnown(transaction, player, sent)) throw new KnownBet()
    const owner = { ...player, timeZone: await protection.timeZoneOf(player.brand, transaction) }
    const bar = await protection.admit.stake(transaction, { owner, kept }, stake)
    if (bar) throw new Refusal(bar === 'closed' ? 'play_paused' : 'own_limit_reached')
    return owner
  }

  const take = async (player: Player, sent: SentBet, slip: string): Promise<void> => {
    const { game, lines, most } = await check(player, sent)
    const [account, house] = await Promise.all([accountOf(player), houseOf(player, game.vendor)])
    const stake = parseAmount(sent.stake)
    const bet = { slip, request: sent.requestId, digest: digest(sent), game, player, account, house, lines, most }
    await inTransaction(database, async (transaction) => {
      const owner = await admit(transaction, player, { sent, stake })
      demandTaken(await place(transaction, { ...bet, issues: sent.issues }))
      if (sent.issues.length > 1) await plans.add(transaction, slip, stopOf(sent))
      if (owner) await protection.note(transaction, owner, { at: needs.clock(), staked: stake, won: ZERO })
    })
    await needs.announce(player.id)
  }

  /** `demandMayBet` is asked of a bet that is new: one that was taken is answered, whatever holds by now. */
  return async (
    player: Player,
    sent: SentBet,
    demandMayBet: () => Promise<void>,
  ): Promise<{ tickets: TicketRecord[]; balance: Amount }> => {
    const slip = uuidOf(`lottery:slip:${player.id}:${sent.requestId}`)
    if (!(await isKnown(database, player, sent))) {
      await demandMayBet()
      try {
        await take(player, sent, slip)
      } catch (error) {
        // In the same moment it was taken by another call.
        if (!(error instanceof KnownBet) || !(await isKnown(database, player, sent))) throw error
      }
    }
    return { tickets: await tickets.ofSlip(slip), balance: await needs.balanceOf(player) }
  }
}

/** When the rest of the bet is taken back. */
const stopOf = ({ stop }: SentBet): PlanStop | null =>
  stop && 'profit' in stop ? { profit: parseAmount(stop.profit) } : (stop ?? null)

const sumOf = (lines: readonly Line[]): Amount => amount(lines.reduce((sum, line) => sum + line.stake, 0n))

const digest = (sent: SentBet): string => createHash('sha256').update(JSON.stringify(sent)).digest('hex')

type Range = { readonly each: Amount; readonly least: Amount; readonly most: Amount }

/** Refuses a bet that costs something else than was shown, or of which a ticket costs too little or too much. */
function demandStake(sent: SentBet, { each, least, most }: Range): void {
  const times = sent.issues.map(({ multiple }) => multiple)
  const total = times.reduce((sum, multiple) => sum + each * BigInt(multiple), 0n)
  if (parseAmount(sent.stake) !== total) throw new Refusal('stake_mismatch')
  if (each * BigInt(Math.min(...times)) < least)
    throw outOfRange('amount_below_minimum', 'field.at_least', { min: least })
  if (each * BigInt(Math.max(...times)) > most) throw outOfRange('amount_above_maximum', 'field.at_most', { max: most })
}

function outOfRange(
  code: 'amount_below_minimum' | 'amount_above_maximum',
  word: string,
  values: Readonly<Record<string, Amount>>,
): Refusal {
  const written = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, writeAmount(value)]))
  return new Refusal(code, { fields: [{ field: 'stake', word, values: written }] })
}

/** Throws where a bet was not taken, so that its transaction is rolled back. */
function demandTaken({ outcome, atIssue, rest, faults }: Placed): void {
  const issue = { value: { issue: atIssue } }
  switch (outcome) {
    case 'taken':
      return
    case 'known':
      throw new KnownBet()
    case 'unknown':
      throw new Refusal('issue_unknown', issue)
    case 'closed':
      throw new Refusal('issue_closed', issue)
    case 'insufficient':
      throw new Refusal('not_enough_money')
    case 'limit':
      throw outOfRange('amount_above_maximum', 'field.at_most', { max: amount(rest ?? 0n) })
    default:
      throw numberRefusal(outcome, faults ?? [])
  }
}

import type { SeamlessRefusal } from '@sanuk/contracts/seamless'
import type { Log } from '@sanuk/host/log'
import { LedgerBusy, LedgerUnknown } from '@sanuk/ledger/ledger-fault'
import { type Amount, writeAmount, ZERO } from '@sanuk/money/amount'
import { isCurrencyCode } from '@sanuk/money/currency'
import type { Game, OneGame } from '#platform/capabilities/game'
import { SeamlessFault } from '#platform/seamless-fault'
import type { RoundRecord, Wagers } from '../../wagers/index.ts'
import type { Flow } from '../flow.ts'
import type { Till } from '../till.ts'
import type { WinBounds } from '../win-bounds.ts'
import {
  demandKnown,
  type Entry,
  isNewer,
  type KnownEntry,
  moreWon,
  type Settlement,
  validateValidStake,
} from './entry.ts'
import type { FirstSettlement, QuickOutcome } from './quick-settle.ts'
import type { SettledOne, SingleSettlement } from './settle-one.ts'

type Needs = {
  readonly wagers: Pick<Wagers, 'manyOfVendor'>
  readonly till: Pick<Till, 'accountsOf' | 'vendorAccount'>
  readonly oneGame: OneGame
  readonly bounds: WinBounds
  readonly flow: Pick<Flow, 'count'>
  readonly quickly: (entry: FirstSettlement) => Promise<QuickOutcome | null>
  readonly byItself: (single: SingleSettlement) => Promise<SettledOne>
  /** Tells the member's open pages of a new balance. */
  readonly announce: (member: string) => Promise<void>
  readonly log: Log
}

/** An entry that was not settled, and why. */
export type RefusedEntry = {
  readonly round: string
  readonly status: SeamlessRefusal
  readonly message: string
}

/** After it, no more of a call is begun: its vendor hears within a second, and repeats what was not reached. */
const BEGIN_MS = 650

/**
 * Settles rounds by what their vendor declares. A call is many commits: each entry stands or is refused by itself, and the
 * same call again is harmless. What there was no time for is refused with RETRY.
 */
export function createSettleRounds(needs: Needs) {
  const inTurn = createTurns()
  return async (settlement: Settlement): Promise<RefusedEntry[]> => {
    const call = await openCall(needs, settlement)
    const refused: RefusedEntry[] = []
    const moved = new Set<string>()
    const left: KnownEntry[] = []
    const settle = async (entry: Entry, work: () => Promise<void>): Promise<void> => {
      try {
        await work()
      } catch (error) {
        refused.push(refusalOf(needs.log, entry, error))
      }
    }
    const settleTogether = async (entry: Entry): Promise<void> => {
      const round = known(needs, call, entry)
      if (!isNewer(entry, round)) return
      const isFirst = round.version === null && round.seat === null
      const outcome = isFirst ? await settleFirst(needs, call, { entry, round }) : null
      if (outcome === null) left.push({ entry, round })
      if (outcome === 'moved') moved.add(round.member)
    }
    await Promise.all(settlement.entries.map((entry) => settle(entry, () => settleTogether(entry))))
    for (const found of left) {
      await settle(found.entry, async () => {
        const settled = await inTurn(() => settleSingle(needs, call, found))
        if (settled.moved) moved.add(found.round.member)
      })
    }
    for (const member of moved) void needs.announce(member)
    return refused
  }
}

/** One call with what was looked up for it. */
type Call = {
  readonly vendor: string
  readonly currency: string
  readonly until: number
  readonly rounds: ReadonlyMap<string, RoundRecord>
  readonly gameOf: (round: RoundRecord) => Promise<Game | null>
  /** The vendor's account in the round's brand. */
  readonly houseOf: (round: RoundRecord) => Promise<string>
}

async function openCall({ wagers, oneGame, till }: Needs, { vendor, currency, entries }: Settlement): Promise<Call> {
  const until = performance.now() + BEGIN_MS
  const rounds = await wagers.manyOfVendor(vendor, [...new Set(entries.map(({ round }) => round))])
  return {
    vendor,
    currency,
    until,
    rounds,
    gameOf: askOnce(
      ({ brand, game }) => `${brand} ${game}`,
      ({ brand, game }) => oneGame({ vendor, code: game }, brand),
    ),
    houseOf: askOnce(
      ({ brand }) => brand,
      (round) => till.vendorAccount(ownerOf(round), vendor),
    ),
  }
}

/** Asks once for each name, however many rounds of it there are. */
function askOnce<T>(
  nameOf: (round: RoundRecord) => string,
  ask: (round: RoundRecord) => Promise<T>,
): (round: RoundRecord) => Promise<T> {
  const asked = new Map<string, Promise<T>>()
  return (round) => {
    const name = nameOf(round)
    const answer = asked.get(name) ?? ask(round)
    asked.set(name, answer)
    return answer
  }
}

/** The round of an entry. One that would credit what nobody staked for raises the alarm: its vendor is mistaken, or not itself. */
function known({ log }: Needs, { vendor, currency, rounds }: Call, entry: Entry): RoundRecord {
  const { round, member, win } = entry
  const found = rounds.get(round)
  if (!found && win > 0n) {
    const call = { call: 'settle', member, round, amount: writeAmount(win) }
    log.error({ alarm: 'unknown_bet', vendor, ...call }, 'a call would credit for a bet that is not known')
  }
  return demandKnown(entry, found, currency)
}

/** Settles a round that never was, together with others. `null` where it must be settled by itself. */
async function settleFirst(needs: Needs, call: Call, known: KnownEntry): Promise<QuickOutcome | null> {
  const { entry, round } = known
  const { vendor, currency } = call
  validateValidStake(entry, round.stake)
  const win = moreWon(known)
  const game = win > 0n ? await call.gameOf(round) : null
  const house = await call.houseOf(round)
  needs.bounds.check({ vendor, currency }, { round, game, win, prize: false })
  const takeBack = count(needs, call, win)
  const multiple = needs.bounds.multipleOf(vendor, game)
  try {
    const outcome = await needs.quickly({ ...known, house, multiple })
    if (outcome === null) takeBack()
    return outcome
  } catch (error) {
    if (!(error instanceof LedgerUnknown)) takeBack()
    throw error
  }
}

async function settleSingle(needs: Needs, call: Call, { entry, round }: KnownEntry): Promise<SettledOne> {
  if (performance.now() > call.until) throw tooLate()
  const { vendor, currency } = call
  const accounts = await needs.till.accountsOf(ownerOf(round), vendor)
  const game = await call.gameOf(round)
  const settled = await needs.byItself({ vendor, entry, currency, member: round.member, accounts, game })
  count(needs, call, settled.given)
  return settled
}

/** Counts a win at once, so that many together do not pass a limit; what is answered takes it back. */
function count({ flow }: Needs, { vendor, currency }: Call, win: Amount): () => void {
  if (win <= ZERO || !isCurrencyCode(currency)) return () => undefined
  return flow.count({ vendor, currency, win })
}

function ownerOf({ member, brand, currency }: RoundRecord) {
  if (!isCurrencyCode(currency)) throw new Error(`no such currency: ${currency}`)
  return { id: member, brand, currency }
}

const tooLate = () => new SeamlessFault('RETRY', 'there was no time for it: repeat the same')

function refusalOf(log: Log, { round }: Entry, error: unknown): RefusedEntry {
  if (error instanceof SeamlessFault) return { round, status: error.status, message: error.message }
  if (!(error instanceof LedgerBusy || error instanceof LedgerUnknown)) {
    log.error({ err: error, round }, 'a round could not be settled')
  }
  const { status, message } = tooLate()
  return { round, status, message }
}

/** Work that is done one after the other, whoever asks for it: settlements leave the database's sessions to others. */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }
}

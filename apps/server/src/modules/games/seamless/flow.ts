import type { Log } from '@sanuk/host/log'
import type { Queryable } from '@sanuk/ledger/queryable'
import { type Amount, ZERO } from '@sanuk/money/amount'
import { type CurrencyCode, isCurrencyCode } from '@sanuk/money/currency'
import type { Clock } from '#platform/clock'
import type { VendorLimits } from '../vendors/index.ts'
import type { Ask } from './decide.ts'

type Needs = {
  readonly on: Queryable
  readonly clock: Clock
  readonly log: Log
  readonly limitsOf: (vendor: string) => VendorLimits | null
}

type Sums = { rounds: bigint; stake: bigint; win: bigint }

/** What a vendor's games take and give in one currency. */
type Line = {
  readonly vendor: string
  readonly currency: CurrencyCode
  /** The last hour of all processes, as far as was heard. */
  hour: Sums
  /** What stands in the vendor's accounts; `null` where nobody asked. */
  net: bigint | null
  /** Whether anything was heard of it yet. */
  heard: boolean
  /** Seen here, and not told to the others yet. */
  fresh: Sums
  alarmed: boolean
  refusedAt: number
}

/** A stake that is taken or a win that is paid. */
export type Counted = {
  readonly vendor: string
  readonly currency: CurrencyCode
  readonly stake?: Amount
  readonly win?: Amount
}

/** How often the same vendor's refused wins raise the alarm. */
const REFUSED_EVERY_MS = 60_000

export type Flow = ReturnType<typeof createFlow>

/**
 * Watches what vendors' games take and give, so that a vendor whose key was stolen cannot empty the house: a win beyond
 * its hourly ceiling or its float is refused until somebody has looked. Processes tell one another each second; within
 * a process it is exact.
 */
export function createFlow({ on, clock, log, limitsOf }: Needs) {
  const lines = new Map<string, Line>()
  const lineOf = (vendor: string, currency: CurrencyCode): Line => {
    const name = `${vendor} ${currency}`
    const known = lines.get(name)
    if (known) return known
    const line = {
      vendor,
      currency,
      hour: nothing(),
      net: null,
      ...{ heard: false, fresh: nothing(), alarmed: false, refusedAt: 0 },
    }
    lines.set(name, line)
    return line
  }
  const hasFloat = (vendor: string) => Object.keys(limitsOf(vendor)?.float ?? {}).length > 0
  let telling = Promise.resolve()
  return {
    /** Whether enough was heard to say whether a win may be paid: where not, an exchange is needed first. */
    knows: (vendor: string, currency: CurrencyCode): boolean => {
      const limits = limitsOf(vendor)
      if (!limits || (limits.float[currency] === undefined && limits.hourlyWin[currency] === undefined)) return true
      const { heard, net } = lineOf(vendor, currency)
      return heard && (net !== null || limits.float[currency] === undefined)
    },
    /** Whether a win may be paid now, as far as is known. */
    admits: (vendor: string, currency: CurrencyCode, win: Amount): boolean => {
      const limits = limitsOf(vendor)
      if (!limits) return true
      const line = lineOf(vendor, currency)
      const reached = limitReached(line, limits, win)
      if (reached && clock().getTime() - line.refusedAt >= REFUSED_EVERY_MS) {
        line.refusedAt = clock().getTime()
        log.error({ alarm: 'vendor_limit', vendor, currency, limit: reached }, 'a win was refused until somebody looks')
      }
      return !reached
    },
    /** Counts it at once; what is answered takes it back, where nothing came of it. */
    count: ({ vendor, currency, stake, win }: Counted): (() => void) => {
      const { fresh } = lineOf(vendor, currency)
      const sums = { rounds: stake === undefined ? 0n : 1n, stake: stake ?? ZERO, win: win ?? ZERO }
      add(fresh, sums)
      return () => take(fresh, sums)
    },
    /** Tells the other processes what was seen here and hears what they saw; one after the other, so that it is told once. */
    exchange: (): Promise<void> => {
      telling = telling.catch(() => undefined).then(tellAndHear)
      return telling
    },
    forgetOld: async (): Promise<void> => {
      await on.query('select seamless.forget_flow($1)', [new Date(clock().getTime() - 2 * 24 * 60 * 60 * 1000)])
    },
    /** Vendors whose games gave more of late than their alarm allows. */
    alarmed: (): string[] => {
      const alarmed = [...lines.values()].filter((line) => line.alarmed)
      return [...new Set(alarmed.map(({ vendor }) => vendor))]
    },
  }

  async function tellAndHear(): Promise<void> {
    const asked = [...lines.values()]
    const told = asked.filter(({ fresh }) => fresh.rounds !== 0n || fresh.stake !== 0n || fresh.win !== 0n)
    const sums = told.map(({ fresh }) => ({ ...fresh }))
    const netOf = asked.map(({ vendor }) => vendor).filter(hasFloat)
    const { rows } = await on.query('select * from seamless.exchange_flow($1, $2, $3, $4, $5, $6, $7)', [
      ...[told.map(({ vendor }) => vendor), told.map(({ currency }) => currency)],
      ...[sums.map(({ rounds }) => rounds), sums.map(({ stake }) => stake), sums.map(({ win }) => win)],
      ...[clock(), netOf],
    ])
    for (const [index, line] of told.entries()) take(line.fresh, sums[index] ?? nothing())
    // What nothing was said of, nothing happened to within the hour. Whoever came meanwhile was not asked for.
    const heard = new Map(rows.map((row) => [`${row.vendor} ${row.currency}`, row]))
    const named = rows.map(readName).map((name) => lineOf(name.vendor, name.currency))
    for (const line of new Set([...asked, ...named])) {
      hear(line, { row: heard.get(`${line.vendor} ${line.currency}`), withNet: netOf.includes(line.vendor) })
    }
  }

  function hear(line: Line, { row, withNet }: { row: Record<string, unknown> | undefined; withNet: boolean }): void {
    line.heard = true
    line.hour = row ? { rounds: number(row.rounds), stake: number(row.stake), win: number(row.win) } : nothing()
    // Without an account in the books nothing stands there.
    line.net = withNet ? number(row?.net ?? 0) : null
    const alarmed = givesTooMuch(line.hour, limitsOf(line.vendor)?.alarm ?? null)
    if (alarmed && !line.alarmed) {
      const { vendor, currency } = line
      const { rounds, stake, win } = line.hour
      const hour = { rounds: String(rounds), stake: String(stake), win: String(win) }
      log.error({ alarm: 'vendor_wins', vendor, currency, hour }, 'a vendor gives more than it should')
    }
    line.alarmed = alarmed
  }
}

const number = (value: unknown): bigint => BigInt(String(value))

function readName(row: Record<string, unknown>): Pick<Line, 'vendor' | 'currency'> {
  const currency = String(row.currency)
  if (!isCurrencyCode(currency)) throw new Error(`no such currency: ${currency}`)
  return { vendor: String(row.vendor), currency }
}

/** Counts what a call took and gave. */
export function countIn({ count }: Pick<Flow, 'count'>) {
  return ({ vendor, content }: Ask, given?: Amount): (() => void) => {
    const { kind, amount } = content
    // What the house gives away is no flow of the vendor's.
    if (content.grant !== null) return () => undefined
    if (!isCurrencyCode(content.currency)) throw new Error(`no such currency: ${content.currency}`)
    const stakes = kind === 'bet' || kind === 'betwin'
    const win = wonBy(content, given)
    if (!stakes && win === null) return () => undefined
    return count({ vendor, currency: content.currency, ...(stakes && { stake: amount }), ...(win !== null && { win }) })
  }
}

/** What a correction takes back makes no room: the money may be gone by then. */
function wonBy({ kind, amount, winAmount }: Ask['content'], given: Amount | undefined): Amount | null {
  if (kind === 'resettle') return given ?? null
  return kind === 'win' ? amount : winAmount
}

function limitReached({ hour, fresh, net, currency }: Line, limits: VendorLimits, win: Amount): string | null {
  const ceiling = limits.hourlyWin[currency]
  if (ceiling !== undefined && hour.win + fresh.win + win > ceiling) return 'hourly win'
  const float = limits.float[currency]
  if (float !== undefined && (net ?? 0n) + fresh.stake - fresh.win - win < -float) return 'float'
  return null
}

const givesTooMuch = ({ rounds, stake, win }: Sums, alarm: VendorLimits['alarm']): boolean =>
  alarm !== null && rounds >= BigInt(alarm.rounds) && win * 100n > stake * BigInt(alarm.percent)

const nothing = (): Sums => ({ rounds: 0n, stake: 0n, win: 0n })

function add(sums: Sums, more: Sums): void {
  sums.rounds += more.rounds
  sums.stake += more.stake
  sums.win += more.win
}

function take(sums: Sums, less: Sums): void {
  sums.rounds -= less.rounds
  sums.stake -= less.stake
  sums.win -= less.win
}

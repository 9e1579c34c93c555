import { readMoney } from './play/money.ts'
import { restorePurse } from './play/purse.ts'
import { balanceOf, bytes, type Extras, fresh, type Limits, type Party, type Table } from './play/table.ts'
import { Broken, Unseen } from './play/verdict.ts'
import { allRules } from './rules/all-rules.ts'
import type { Rule } from './rules/rule.ts'
import { inShort } from './wire/answer.ts'
import type { Latency } from './wire/latency.ts'
import { openVendorLine, type Vendor, type VendorLine } from './wire/vendor-line.ts'

export type Settings = {
  /** Scheme, host and port of the platform. */
  readonly address: string
  readonly vendor: Vendor
  /** A launch ticket that was not used yet, or the session it became. */
  readonly token: string
  readonly game: string
  /** Whom and which currency the ticket is expected to be for; what it says, where nothing is given. */
  readonly member?: string | undefined
  readonly currency?: string | undefined
  readonly extras: Extras
  /** Rules or groups to look at; all without any. */
  readonly only: readonly string[]
}

export type Verdict = { readonly rule: Rule } & (
  | { readonly outcome: 'passed' }
  | { readonly outcome: 'failed'; readonly expected: string; readonly got: string }
  | { readonly outcome: 'unseen'; readonly reason: string }
)

export type Report = {
  readonly verdicts: readonly Verdict[]
  readonly latency: Latency
  /** Calls that were made again because nobody knew what had become of them. */
  readonly repeats: number
}

/** Nothing can be looked at: the platform is not there, or the ticket is none. */
export class NoTable extends Error {}

/** So many of the smallest stakes are on their way at once. */
const STAKES_NEEDED = 50n

/** Plays a vendor against a platform and looks at every rule, one after the other. Throws `NoTable`. */
export async function run(settings: Settings, tell: (verdict: Verdict) => void = () => {}): Promise<Report> {
  const line = openVendorLine(settings.address, settings.vendor)
  try {
    const table = await sitDown(line, settings)
    const verdicts: Verdict[] = []
    for (const rule of chosen(settings.only)) {
      const verdict = await lookAt(rule, table)
      verdicts.push(verdict)
      tell(verdict)
    }
    return { verdicts, latency: line.latency(), repeats: line.repeats() }
  } finally {
    line.close()
  }
}

function chosen(only: readonly string[]): readonly Rule[] {
  if (only.length === 0) return allRules
  return allRules.filter(({ name }) => only.some((wanted) => name === wanted || name.startsWith(`${wanted}.`)))
}

/** Uses the ticket and learns from it who plays, with how much and within which limits. */
async function sitDown(line: VendorLine, settings: Settings): Promise<Table> {
  const { token, game, vendor, extras } = settings
  const answer = await line.send('authenticate', bytes({ requestId: fresh(), token })).catch((error: unknown) => {
    throw new NoTable(`${settings.address} does not answer: ${error instanceof Error ? error.message : error}`)
  })
  if (answer.status !== 'OK') throw new NoTable(`authenticate: ${inShort(answer)}. A ticket is good for one minute.`)
  const { member, currency } = answer.body
  if (typeof member !== 'string' || typeof currency !== 'string') {
    throw new NoTable(`authenticate tells no member and currency: ${inShort(answer)}`)
  }
  const party: Party = { token, member: settings.member ?? member, currency: settings.currency ?? currency, game }
  const limits = readLimits(answer.body.limits)
  const table = { line, vendor, party, limits, stake: stakeWithin(limits), purse: 0n, extras }
  const purse = await balanceOf(table)
  if (purse < STAKES_NEEDED * table.stake) {
    throw new NoTable(`the member has too little: give him at least ${STAKES_NEEDED} times the smallest stake`)
  }
  return { ...table, purse }
}

function readLimits(told: unknown): Limits {
  const { minimumStake, maximumStake }: { minimumStake?: unknown; maximumStake?: unknown } = Object(told)
  const [minimum, maximum] = [readMoney(minimumStake), readMoney(maximumStake)]
  if (minimum === null || maximum === null) throw new NoTable('authenticate tells no limits of stakes')
  return { minimum, maximum }
}

/** The smallest stake, but at least one unit and in whole hundredths: its quarters and halves are amounts too. */
function stakeWithin({ minimum, maximum }: Limits): bigint {
  const unit = 10_000n
  const wanted = minimum > unit ? minimum : unit
  const stake = ((wanted + 99n) / 100n) * 100n
  if (2n * stake > maximum) throw new NoTable('the limits of this game are too narrow: choose another one')
  return stake
}

async function lookAt(rule: Rule, table: Table): Promise<Verdict> {
  try {
    await rule.check(table)
    return { rule, outcome: 'passed' }
  } catch (error) {
    if (error instanceof Unseen) return { rule, outcome: 'unseen', reason: error.message }
    if (error instanceof Broken) return { rule, outcome: 'failed', expected: error.expected, got: error.got }
    return {
      rule,
      outcome: 'failed',
      expected: 'an answer',
      got: error instanceof Error ? error.message : String(error),
    }
  } finally {
    // A platform that breaks a rule may also keep the money: the next rule then says so itself.
    await restorePurse(table).catch(() => {})
  }
}

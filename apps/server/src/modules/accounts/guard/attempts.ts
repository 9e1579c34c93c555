import type { RawBuilder } from 'kysely'
import type { Budget, BudgetEntry } from '#platform/capabilities/budgets'
import { placeOf } from '#platform/place-of'
import { Refusal } from '#platform/refusal'
import type { Budgets, Exhausted, ExhaustedRow, ModeEntry } from './budgets.ts'

/** Somebody tries to sign in. */
export type Attempt = {
  readonly brand: string
  /** Which account is meant, whether there is one or not: the key of a username, a number, an address of mail. */
  readonly account: string
  readonly address: string
  /** What the browser brought to be known by; `null` where it brought nothing. */
  readonly device: string | null
  /** The owner of this very account has signed in with the device before. */
  readonly deviceTrusted: boolean
}

/**
 * A try that is counted by the very statement which reads what the password is judged by, and which finds out whether the
 * device is trusted.
 */
export type Try = {
  /** What that statement selects from, once: rows of `place` and `frees_at`. */
  readonly counting: (deviceTrusted: RawBuilder<boolean>) => RawBuilder<unknown>
  /** As `before` answers and refuses. */
  readonly judge: (rows: readonly ExhaustedRow[], deviceTrusted: boolean) => { captcha: boolean }
  /** As `succeeded`, within another statement or by itself. */
  readonly givingBack: (deviceTrusted: boolean) => RawBuilder<unknown>
  readonly giveBack: (deviceTrusted: boolean) => Promise<void>
}

/**
 * How often the same may be tried: five times as fast as one can type, then every five seconds; after ten every minute,
 * after thirty every five minutes. Who has forgotten a password gives up earlier, and nobody is ever shut out.
 */
const PATIENCE: readonly Budget[] = [
  { name: 'sign-in quick', limit: 5, seconds: 25 },
  { name: 'sign-in steady', limit: 10, seconds: 600 },
  { name: 'sign-in long', limit: 30, seconds: 9_000 },
]

/** Failures of one address, and of one network. Behind an address of a mobile carrier stand thousands of people. */
const ADDRESS: Budget = { name: 'sign-in address', limit: 100, seconds: 600 }
const NETWORK: Budget = { name: 'sign-in network', limit: 500, seconds: 600 }

/** One failure within the hour, and whoever comes from that device and address reads a picture before the next try. */
const DOUBT: Budget = { name: 'sign-in doubt', limit: 1, seconds: 3_600 }

/** Failures after which everybody unknown reads a picture who names this account, or comes from this address. */
const ACCOUNT_CALM: Budget = { name: 'sign-in account', limit: 10, seconds: 3_600 }
const ADDRESS_CALM: Budget = { name: 'sign-in address calm', limit: 10, seconds: 600 }

/** Wrong passwords of a whole brand that are more than mistyped: then everybody unknown reads a picture. */
const BRAND_CALM: Budget = { name: 'sign-in brand', limit: 600, seconds: 600 }

/**
 * Guessing is slow, and nobody can keep an owner out by guessing. What refuses is counted for an account and a network
 * together, so that who guesses elsewhere uses up nothing of the owner's; a device that the owner is known by has a
 * budget of its own, meets no other and needs no picture. What is counted for an account alone, or for the brand, asks
 * for a picture only.
 */
export function createAttempts(budgets: Budgets) {
  return {
    /**
     * To be asked before a password is looked at: counts a try as if it failed. Answers whether a picture must be read
     * for it. Refuses with `too_many_requests` and the seconds to wait.
     */
    before: async (attempt: Attempt): Promise<{ captcha: boolean }> =>
      judged(await budgets.spendByMode(attempt.brand, lookedAtOf(attempt))),
    /** The same for whoever asks for more in that statement. */
    beforeWithin: async (attempt: Omit<Attempt, 'deviceTrusted'>): Promise<Try> => {
      const known = attempt.device === null ? [] : lookedAtOf({ ...attempt, deviceTrusted: true })
      const unknown = lookedAtOf({ ...attempt, deviceTrusted: false })
      const { spending, exhausted, ...back } = await budgets.spendWithin(attempt.brand, { known, unknown })
      return { ...back, counting: spending, judge: (rows, trusted) => judged(exhausted(rows, trusted)) }
    },
    /** The password was wrong; answers whether the next try needs a picture. What a brand has seen is counted only now: its row would be everybody's bottleneck. */
    failed: async ({
      brand,
      deviceTrusted,
    }: Pick<Attempt, 'brand' | 'deviceTrusted'>): Promise<{ captcha: boolean }> => {
      await budgets.spendByMode(brand, [{ ...BRAND_CALM, subject: '', mode: 'calm' }])
      return { captcha: !deviceTrusted }
    },
    /** The password was right: the try is not counted, and a doubt is over. */
    succeeded: (attempt: Attempt): Promise<void> => budgets.giveBack(attempt.brand, countedOf(attempt)),
  }
}

/** Refuses where a firm one is exhausted; for others a picture is asked for. */
function judged(exhausted: readonly Exhausted[]): { captcha: boolean } {
  const firm = exhausted.find(({ mode }) => mode === 'firm')
  if (firm) throw new Refusal('too_many_requests', { value: { waitSeconds: firm.waitSeconds } })
  return { captcha: exhausted.length > 0 }
}

/** What a try is counted in, and what is only looked at. */
function lookedAtOf(attempt: Attempt): ModeEntry[] {
  const alarm = attempt.deviceTrusted ? [] : [{ ...BRAND_CALM, subject: '', mode: 'seen' as const }]
  return [...countedOf(attempt), ...alarm]
}

/** What a try is counted in. */
function countedOf(attempt: Attempt): ModeEntry[] {
  return [
    ...firmOf(attempt).map((entry) => ({ ...entry, mode: 'firm' as const })),
    ...calmOf(attempt).map((entry) => ({ ...entry, mode: 'calm' as const })),
  ]
}

/** What refuses. */
function firmOf(attempt: Attempt): BudgetEntry[] {
  const { address, network } = placeOf(attempt.address)
  const subject = attempt.deviceTrusted ? deviceOf(attempt) : `${attempt.account}\n${network}`
  const own = PATIENCE.map((budget) => ({ ...budget, subject }))
  if (attempt.deviceTrusted) return own
  return [...own, { ...ADDRESS, subject: address }, { ...NETWORK, subject: network }]
}

/** What asks for a picture: nothing does on a device of the account's owner. */
function calmOf(attempt: Attempt): BudgetEntry[] {
  const { address } = placeOf(attempt.address)
  if (attempt.deviceTrusted) return []
  return [
    { ...DOUBT, subject: `${deviceOf(attempt)}\n${address}` },
    { ...ACCOUNT_CALM, subject: attempt.account },
    { ...ADDRESS_CALM, subject: address },
  ]
}

const deviceOf = ({ account, device }: Attempt): string => `${account}\n${device ?? ''}`

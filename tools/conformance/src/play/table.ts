import { randomUUID } from 'node:crypto'
import type { Answer } from '../wire/answer.ts'
import type { Call } from '../wire/calls.ts'
import type { Spoilt, Vendor, VendorLine } from '../wire/vendor-line.ts'
import { smaller, writeMoney } from './money.ts'
import { Broken, balanceIn, expectMoney, expectStatus, Unseen } from './verdict.ts'

/** Whom every call of ours names: the session, the member, the currency and the game. */
export type Party = {
  readonly token: string
  readonly member: string
  readonly currency: string
  readonly game: string
}

/** Stakes that the game takes, as `authenticate` tells. */
export type Limits = { readonly minimum: bigint; readonly maximum: bigint }

/** What some rules need and not everybody has. */
export type Extras = {
  /** A second vendor, for what vendors must not see of each other. */
  readonly otherVendor?: Vendor | undefined
  /** An address of this machine that is not in the vendor's list. */
  readonly otherAddress?: string | undefined
  /** A ticket or session that was over before we began. */
  readonly expiredToken?: string | undefined
  /** A campaign by which the vendor may pay prizes. */
  readonly campaign?: string | undefined
  /** A game of the hall that the ticket opens, and one that is in none or in another. */
  readonly hallGame?: string | undefined
  readonly otherGame?: string | undefined
}

export type Table = {
  readonly line: VendorLine
  readonly vendor: Vendor
  readonly party: Party
  readonly limits: Limits
  /** The stake we play for: the smallest. */
  readonly stake: bigint
  /** What the member had when we sat down. */
  readonly purse: bigint
  readonly extras: Extras
}

/** A name nobody has used before. */
export const fresh = (): string => randomUUID()

export const bytes = (content: unknown): Buffer => Buffer.from(JSON.stringify(content))

/** Makes a call about our member, signed and well-formed but for what `more` says. */
export function call(table: Table, name: Call, more: object = {}): Promise<Answer> {
  return callSpoilt(table, { name, more, spoilt: {} })
}

/** The same with something wrong about how it is sent. */
export function callSpoilt(
  table: Table,
  { name, more, spoilt }: { name: Call; more?: object; spoilt: Spoilt },
): Promise<Answer> {
  return table.line.send(name, bytes({ requestId: fresh(), ...table.party, ...more }), spoilt)
}

/** The calls of one round. Each has a name of its own, unless it is told one. */
export function openRound(table: Table, round: string = fresh()) {
  const stake = writeMoney(table.stake)
  const make = (name: Call, content: object) => call(table, name, { transaction: fresh(), round, ...content })
  return {
    name: round,
    bet: (more: object = {}) => make('bet', { amount: stake, ...more }),
    win: (more: object = {}) => make('win', { amount: stake, ...more }),
    betwin: (more: object = {}) => make('betwin', { betAmount: stake, winAmount: stake, roundClosed: true, ...more }),
    rollback: (original: string, more: object = {}) => make('rollback', { original, ...more }),
    /** Gives part of a stake back. */
    giveBack: (original: string, more: object = {}) => make('return', { original, ...more }),
    ask: () => call(table, 'round', { round }),
  }
}

/** Corrects a win to another amount; the newest version counts. */
export const resettle = (table: Table, more: object): Promise<Answer> =>
  call(table, 'resettle', { transaction: fresh(), ...more })

export type RoundPlay = ReturnType<typeof openRound>

export async function balanceOf(table: Table): Promise<bigint> {
  return balanceIn(expectStatus(await call(table, 'balance'), 'OK'))
}

/** Does the work and wants the member to have this much more (or less) after it. */
export async function moving<T>(table: Table, difference: bigint, work: () => Promise<T>): Promise<T> {
  const before = await balanceOf(table)
  const result = await work()
  expectMoney('a balance of', { expected: before + difference, got: await balanceOf(table) })
  return result
}

export const movingNothing = <T>(table: Table, work: () => Promise<T>): Promise<T> => moving(table, 0n, work)

/** A stake that must be taken, in a round of its own unless told otherwise; answers its transaction. */
export async function placed(round: RoundPlay, more: object = {}): Promise<string> {
  const transaction = fresh()
  expectStatus(await round.bet({ transaction, ...more }), 'OK')
  return transaction
}

const DRAINING_MOST = 50

/** Does the work while the member cannot cover the smallest stake, and gives the money back afterwards. */
export async function withEmptyPurse(table: Table, work: (left: bigint) => Promise<void>): Promise<void> {
  const round = openRound(table)
  const taken: string[] = []
  try {
    let left = await balanceOf(table)
    while (left >= table.limits.minimum) {
      if (taken.length === DRAINING_MOST) {
        throw new Unseen(`needs a member with less than ${DRAINING_MOST} times the largest stake`)
      }
      const amount = smaller(left, table.limits.maximum)
      taken.push(await placed(round, { amount: writeMoney(amount) }))
      const now = await balanceOf(table)
      if (now >= left) throw new Broken(`a balance of ${writeMoney(left - amount)}`, writeMoney(now))
      left = now
    }
    await work(left)
  } finally {
    for (const transaction of taken) await round.rollback(transaction)
  }
}

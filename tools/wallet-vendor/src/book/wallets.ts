import type { SeamlessRefusal } from '@sanuk/contracts/seamless'
import type { TransferAnswer, TransferRequest } from '@sanuk/contracts/vendor'
import { type Amount, add, parseAmount, subtract, writeAmount } from '@sanuk/money/amount'
import { VendorRefusal } from '../vendor-refusal.ts'
import type { Book, Owner } from './book.ts'
import type { Entry, Movement } from './entry.ts'
import type { Journal } from './journal.ts'

/** The most a wallet may hold. */
const WALLET_MAX = parseAmount('1000000')

type Needs = { readonly book: Book; readonly journal: Journal; readonly now: () => Date }
type Asked = Owner & {
  readonly transaction: string
  readonly call: 'deposit' | 'withdraw'
  readonly asked: string | null
}
type Carried = Exclude<Movement, { kind: 'barred' }>

/**
 * The members' wallets as the platform moves money in and out of them. Each transaction is decided once, in the order
 * in which they come, and answered when it is on the disk; what is asked after before it came is barred for ever.
 */
export function createWallets({ book, journal, now }: Needs) {
  async function keep<E extends Entry>(entry: E): Promise<E> {
    book.take(entry)
    await journal.append(entry)
    return entry
  }

  async function carryOut(asked: Asked): Promise<Extract<Carried, { kind: 'moved' }>> {
    const known = book.movement(asked.transaction)
    const movement = known ? repeated(known, asked) : await keep(decide(book, asked, now()))
    await journal.written()
    if (movement.kind === 'refused') throw new VendorRefusal(movement.reason, 'refused')
    return movement
  }

  return {
    deposit: async ({ transaction, member, currency, amount }: TransferRequest<'deposit'>) => {
      const asked = { transaction, call: 'deposit', member, currency, asked: amount } as const
      const { balance } = await carryOut(asked)
      return { status: 'OK' as const, balance }
    },
    withdraw: async ({ transaction, member, currency, amount: wished }: TransferRequest<'withdraw'>) => {
      const asked = { transaction, call: 'withdraw', member, currency, asked: wished ?? null } as const
      const { amount, balance } = await carryOut(asked)
      return { status: 'OK' as const, amount, balance }
    },
    balance: async (owner: Owner) => {
      await journal.written()
      return { status: 'OK' as const, balance: writeAmount(book.balanceOf(owner)) }
    },
    status: async ({ transaction }: { readonly transaction: string }): Promise<TransferAnswer<'status'>> => {
      const known = book.movement(transaction)
      const { kind, ...movement } = known ?? (await keep({ kind: 'barred', transaction, at: now().toISOString() }))
      await journal.written()
      if ('reason' in movement) return { status: 'OK', outcome: 'refused', reason: movement.reason }
      if ('amount' in movement) {
        return { status: 'OK', outcome: 'done', amount: movement.amount, balance: movement.balance }
      }
      return { status: 'OK', outcome: 'unknown' }
    },
  }
}

/** What is known under a name, if it is this very content that was asked before. */
function repeated(known: Movement, asked: Asked): Carried {
  if (known.kind === 'barred') throw new VendorRefusal('ROLLED_BACK', 'this transaction was given up')
  const same = (['call', 'member', 'currency', 'asked'] as const).every((part) => known[part] === asked[part])
  if (!same) throw new VendorRefusal('DUPLICATE_TRANSACTION', 'this transaction was used for something else')
  return known
}

function decide(book: Book, asked: Asked, now: Date): Carried {
  const before = book.balanceOf(asked)
  const amount = asked.asked === null ? before : parseAmount(asked.asked)
  const after = asked.call === 'deposit' ? add(before, amount) : subtract(before, amount)
  const at = now.toISOString()
  const reason = refusalOf(after)
  if (reason) return { kind: 'refused', ...asked, reason, at }
  return { kind: 'moved', ...asked, amount: writeAmount(amount), balance: writeAmount(after), at }
}

function refusalOf(after: Amount): SeamlessRefusal | null {
  if (after < 0n) return 'NOT_ENOUGH_MONEY'
  return after > WALLET_MAX ? 'LIMIT_REACHED' : null
}

import { type Amount, add, parseAmount, subtract, ZERO } from '@sanuk/money/amount'
import type { CurrencyCode } from '@sanuk/money/currency'
import type { Entry, Movement, Round } from './entry.ts'

/** Whose wallet. */
export type Owner = { readonly member: string; readonly currency: CurrencyCode }

/** How many of a member's rounds are kept at hand. */
const LATEST = 12

export type Book = ReturnType<typeof createBook>

/** What the journal's entries come to: balances, and what is known under a name. In memory, made anew at each start. */
export function createBook() {
  const balances = new Map<string, Amount>()
  const movements = new Map<string, Movement>()
  const rounds = new Map<string, Round>()
  const latest = new Map<string, readonly Round[]>()
  const keyOf = ({ member, currency }: Owner) => `${member} ${currency}`

  return {
    take: (entry: Entry): void => {
      if (entry.kind === 'played') {
        rounds.set(entry.round, entry)
        latest.set(keyOf(entry), [entry, ...(latest.get(keyOf(entry)) ?? [])].slice(0, LATEST))
      } else movements.set(entry.transaction, entry)
      if ('balance' in entry) balances.set(keyOf(entry), parseAmount(entry.balance))
    },
    balanceOf: (owner: Owner): Amount => balances.get(keyOf(owner)) ?? ZERO,
    movement: (transaction: string): Movement | undefined => movements.get(transaction),
    round: (id: string): Round | undefined => rounds.get(id),
    /** A member's latest rounds, newest first. */
    latestOf: (owner: Owner): readonly Round[] => latest.get(keyOf(owner)) ?? [],
    /** Whether every wallet holds what came in and was won, less what went out and was staked. */
    isSound: (): boolean => {
      const sums = new Map<string, Amount>()
      for (const entry of [...movements.values(), ...rounds.values()]) {
        if ('balance' in entry) sums.set(keyOf(entry), add(sums.get(keyOf(entry)) ?? ZERO, changeOf(entry)))
      }
      return [...balances].every(([key, balance]) => balance >= 0n && balance === (sums.get(key) ?? ZERO))
    },
  }
}

function changeOf(entry: Extract<Entry, { balance: string }>): Amount {
  if (entry.kind === 'played') return subtract(parseAmount(entry.win), parseAmount(entry.stake))
  const amount = parseAmount(entry.amount)
  return entry.call === 'deposit' ? amount : subtract(ZERO, amount)
}

import { type AccountName, lockBalance, openAccount, readBalance } from '@sanuk/ledger/accounts'
import { findAttempt, findAttempts } from '@sanuk/ledger/attempts'
import { post, postOne } from '@sanuk/ledger/post'
import type { PostResult } from '@sanuk/ledger/transfer'
import { type Amount, amount, subtract, ZERO } from '@sanuk/money/amount'
import type { AccountOf, WalletOwner } from '#platform/capabilities/wallet-account'
import { Again, type Database, queryable, type Transaction } from '#platform/database'
import { fetchFromWallet, passHome, type SeatAccount } from './seats/seat-account.ts'

/**
 * The accounts between which a member's stakes and wins at one vendor move. What a correction takes and the member no
 * longer has is owed: it stands in the receivable.
 */
export type Accounts = {
  readonly member: string
  readonly vendor: string
  /** Opened with the first need of them: what members owe, and from what the house pays free rounds. */
  readonly receivable: AccountName
  readonly freeRounds: AccountName
  /** Of play from a seat: `member` is the seat's account, and this the way from it to the wallet. */
  readonly seat?: SeatAccount
}

/** Money between a member and a vendor. `key` names it for ever, `round` is what it belongs to in the books. */
export type Move = {
  readonly accounts: Accounts
  readonly key: string
  readonly memo: string
  readonly amount: Amount
  readonly kind: 'bet' | 'win' | 'rollback' | 'return' | 'resettlement'
  readonly round: string
}

/** Money that is taken back, with what the member could not cover of it. */
export type TakenBack = Posted & { readonly shortfall: Amount }

export type Mark = Pick<Move, 'accounts' | 'key' | 'memo' | 'round'>

export type Posted = {
  readonly outcome: 'posted'
  readonly balance: Amount
  readonly transfer: string
  readonly at: Date
}
export type MovedTogether =
  | { readonly outcome: 'posted'; readonly posted: readonly Posted[] }
  | { readonly outcome: 'insufficient' }
export type Moved = Posted | { readonly outcome: 'insufficient'; readonly balance: Amount }

type Needs = { readonly database: Database; readonly accountOf: AccountOf }

export type Till = ReturnType<typeof createTill>

/**
 * Moves stakes to a vendor's account and wins back from it. A vendor's account is the house's own: it may be of either
 * sign, and what stands in it is what the vendor's games earned or lost.
 */
export function createTill(needs: Needs) {
  const houseAccount = rememberHouseAccounts(needs.database)
  const balanceOf = async (transaction: Transaction, accounts: Accounts): Promise<Amount> =>
    (await readBalance(queryable(transaction), accounts.member)) ?? ZERO
  const take = async (transaction: Transaction, move: Move): Promise<Moved> => {
    const { member: debit, vendor: credit } = move.accounts
    const result = await postOne(queryable(transaction), { ...transferOf(move), debit, credit })
    if (result.outcome === 'insufficient') return { outcome: 'insufficient', balance: result.debitBalance }
    return posted(move, result, result.outcome === 'posted' ? result.debitBalance : null)
  }

  return {
    /** The account of a vendor, in a brand and currency. */
    vendorAccount: (of: Pick<WalletOwner, 'brand' | 'currency'>, vendor: string): Promise<string> =>
      houseAccount(nameOf(of, 'vendor', vendor)),
    accountsOf: async (member: WalletOwner, vendor: string): Promise<Accounts> => ({
      member: await needs.accountOf(member),
      vendor: await houseAccount(nameOf(member, 'vendor', vendor)),
      receivable: nameOf(member, 'receivable', vendor),
      freeRounds: nameOf(member, 'house', 'free_rounds'),
    }),
    balanceOf,
    /**
     * Writes down that something was decided under this key, between the house's own accounts: nothing moves. A rollback
     * may have done so before.
     */
    mark: async (transaction: Transaction, { accounts, key, memo, round }: Mark): Promise<void> => {
      const credit = await openAccount(queryable(transaction), accounts.receivable)
      const content = { key, memo, kind: 'decision', amount: ZERO, reference: round } as const
      const { outcome } = await postOne(queryable(transaction), { ...content, debit: accounts.vendor, credit })
      if (outcome === 'posted') return
      const known = await findAttempt(queryable(transaction), key)
      if (known?.kind !== 'decision') throw new Again()
    },
    markAll,
    /** Takes a stake, which the member may not be able to cover. */
    take,
    takeAll,
    /** Gives a win or a stake back: to a seat, and on to the wallet where the seat was left. */
    give: async (transaction: Transaction, move: Move): Promise<Posted> => {
      const { member: credit, vendor: debit } = move.accounts
      const onward = passHome(move)
      const [result, passed] = await post(queryable(transaction), [{ ...transferOf(move), debit, credit }, ...onward])
      if (!result) throw new Error(`${move.key}: no outcome`)
      if (passed) posted(move, passed, ZERO)
      return posted(move, result, result.outcome === 'posted' ? result.creditBalance : null)
    },
    /** Gives what the house pays, and no vendor. */
    giveFree: async (transaction: Transaction, move: Move): Promise<Posted> => {
      const debit = await openAccount(queryable(transaction), move.accounts.freeRounds)
      const result = await postOne(queryable(transaction), { ...transferOf(move), debit, credit: move.accounts.member })
      return posted(move, result, result.outcome === 'posted' ? result.creditBalance : null)
    },
    /** Takes back what was given too much; what the member no longer has is written down as owed to the house. */
    takeBack: async (transaction: Transaction, move: Move): Promise<TakenBack> => {
      await fetchFromWallet(transaction, move)
      const held = (await lockBalance(queryable(transaction), move.accounts.member)) ?? ZERO
      const missing = move.amount - held
      const shortfall = missing > 0n ? amount(missing) : ZERO
      const covered = subtract(move.amount, shortfall)
      if (shortfall > 0n) {
        const credit = move.accounts.vendor
        const debit = await openAccount(queryable(transaction), move.accounts.receivable)
        const key = `shortfall of ${move.key}`
        const owed = { ...transferOf(move), key, kind: 'shortfall', amount: shortfall, debit, credit } as const
        const { outcome } = await postOne(queryable(transaction), owed)
        if (outcome !== 'posted') throw new Error(`${key} was not posted: ${outcome}`)
      }
      const taken = await take(transaction, { ...move, amount: covered })
      if (taken.outcome !== 'posted') throw new Error(`${move.key} was refused although the balance was locked`)
      return { ...taken, shortfall }
    },
  }
}

/** Writes down for many of one member, as `mark` does for one, that something was decided. */
async function markAll(transaction: Transaction, marks: readonly Mark[]): Promise<void> {
  const [first] = marks
  if (!first) return
  const credit = await openAccount(queryable(transaction), first.accounts.receivable)
  const results = await post(
    queryable(transaction),
    marks.map(({ accounts, key, memo, round }) => ({
      key,
      memo,
      kind: 'decision',
      amount: ZERO,
      reference: round,
      debit: accounts.vendor,
      credit,
    })),
  )
  const taken = marks.filter((_, place) => results[place]?.outcome !== 'posted')
  const known = await findAttempts(
    queryable(transaction),
    taken.map(({ key }) => key),
  )
  if (known.length < taken.length || known.some(({ kind }) => kind !== 'decision')) throw new Again()
}

/** Takes stakes of one member in their order, all or none. */
async function takeAll(transaction: Transaction, moves: readonly Move[]): Promise<MovedTogether> {
  const account = moves[0]?.accounts.member ?? ''
  const held = (await lockBalance(queryable(transaction), account)) ?? ZERO
  if (moves.reduce((sum, { amount }) => sum + amount, 0n) > held) return { outcome: 'insufficient' }
  const results = await post(
    queryable(transaction),
    moves.map((move) => ({ ...transferOf(move), debit: account, credit: move.accounts.vendor })),
  )
  return {
    outcome: 'posted',
    posted: moves.map((move, place) => {
      const result = results[place]
      if (!result) throw new Error(`${move.key}: no outcome`)
      return posted(move, result, result.outcome === 'posted' ? result.debitBalance : null)
    }),
  }
}

function rememberHouseAccounts(database: Database) {
  const known = new Map<string, string>()
  return async (name: AccountName): Promise<string> => {
    const words = `${name.brand} ${name.kind} ${name.owner} ${name.currency}`
    const found = known.get(words)
    if (found) return found
    const account = await openAccount(queryable(database), name)
    known.set(words, account)
    return account
  }
}

/** An account of the house's own. */
const nameOf = (
  { brand, currency }: Pick<WalletOwner, 'brand' | 'currency'>,
  kind: 'vendor' | 'receivable' | 'house',
  owner: string,
): AccountName => ({
  brand,
  currency,
  kind,
  owner,
  guarded: false,
})

const transferOf = ({ key, memo, amount, kind, round }: Move) => ({ key, memo, amount, kind, reference: round })

function posted(move: Move, result: PostResult, balance: Amount | null): Posted {
  if (result.outcome === 'different_content' || (result.outcome === 'posted' && result.replayed)) throw new Again()
  if (result.outcome !== 'posted' || balance === null) throw new Error(`${move.key} was not posted: ${result.outcome}`)
  return { outcome: 'posted', balance, transfer: result.transfer, at: result.at }
}

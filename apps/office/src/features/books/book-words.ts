import type { WordOf } from '@sanuk/locales/word'

type OfficeWord = WordOf<'office'>

const KINDS: Record<string, OfficeWord> = {
  member: 'office.books.kind.member',
  vendor: 'office.books.kind.vendor',
  seat: 'office.books.kind.seat',
  jackpot: 'office.books.kind.jackpot',
  points: 'office.books.kind.points',
  bank: 'office.books.kind.bank',
  payout: 'office.books.kind.payout',
  house: 'office.books.kind.house',
  held: 'office.books.kind.held',
  receivable: 'office.books.kind.receivable',
  trial: 'office.books.kind.trial',
}

const CHECKS: Record<string, OfficeWord> = {
  'balances sum to zero per currency': 'office.check.zero_sum',
  'a balance is what its last change left': 'office.check.balance_is_sum',
  'no balance is below its floor': 'office.check.floor',
  'changes of a balance are numbered without gap': 'office.check.numbered',
  'each balance follows from the one before': 'office.check.follows',
  'a transfer stays within one currency': 'office.check.one_currency',
  'an open account holds what was moved to it': 'office.check.open_sum',
  'what is held belongs to holds that are open': 'office.check.held',
  'a key is used once': 'office.check.one_outcome',
  'a pool’s account holds what was counted': 'office.check.pools',
  'a seat that was left holds nothing': 'office.check.seats',
}

/** What a kind of account is called. */
export function kindWord(kind: string): OfficeWord {
  return KINDS[kind] ?? 'office.books.kind.other'
}

/** What a rule of the books says; undefined for one that the office has not heard of. */
export function checkWord(name: string): OfficeWord | undefined {
  return CHECKS[name]
}

import { plainIdNumber, plainPhone } from './typed-text.ts'

/**
 * Where a member's money may go in Thailand: banks by their code at the Bank of Thailand, and the wallet that is a mobile
 * number. `digits` are the lengths an account number may have; `groups` is how the bank prints one, where that is known.
 */
export const THAI_BANKS = {
  '002': { symbol: 'BBL', digits: [10], groups: [3, 1, 5, 1] },
  '004': { symbol: 'KBANK', digits: [10], groups: [3, 1, 5, 1] },
  '006': { symbol: 'KTB', digits: [10], groups: [3, 1, 5, 1] },
  '011': { symbol: 'TTB', digits: [10], groups: [3, 6, 1] },
  '014': { symbol: 'SCB', digits: [10], groups: [3, 1, 5, 1] },
  '017': { symbol: 'CITI', digits: [10], groups: [3, 6, 1] },
  '020': { symbol: 'SCBT', digits: [10, 11, 12, 13, 14], groups: [] },
  '022': { symbol: 'CIMBT', digits: [10], groups: [3, 1, 5, 1] },
  '024': { symbol: 'UOBT', digits: [10], groups: [3, 3, 3, 1] },
  '025': { symbol: 'BAY', digits: [10], groups: [3, 1, 5, 1] },
  '030': { symbol: 'GSB', digits: [12], groups: [3, 1, 5, 3] },
  '033': { symbol: 'GHB', digits: [12], groups: [3, 1, 5, 3] },
  '034': { symbol: 'BAAC', digits: [12], groups: [3, 1, 5, 3] },
  '066': { symbol: 'IBANK', digits: [10], groups: [3, 1, 5, 1] },
  '067': { symbol: 'TISCO', digits: [14], groups: [4, 3, 6, 1] },
  '069': { symbol: 'KKP', digits: [10], groups: [3, 6, 1] },
  '070': { symbol: 'ICBC', digits: [10, 11, 12, 13, 14], groups: [] },
  '071': { symbol: 'TCRB', digits: [10, 11, 12, 13, 14], groups: [] },
  '073': { symbol: 'LHB', digits: [10], groups: [3, 1, 5, 1] },
  '098': { symbol: 'SME', digits: [10, 11, 12, 13, 14], groups: [] },
  truemoney: { symbol: 'TMN', digits: [10], groups: [3, 3, 4] },
} as const satisfies Record<string, ThaiBank>

type ThaiBank = { readonly symbol: string; readonly digits: readonly number[]; readonly groups: readonly number[] }

export type BankCode = keyof typeof THAI_BANKS
export const BANK_CODES = Object.keys(THAI_BANKS).toSorted() as [BankCode, ...BankCode[]]

/** The digits of a number as it was typed, or `null` where it is none of this bank's: only length and digits are known. */
export function readAccountNumber(bank: BankCode, typed: string): string | null {
  const digits = bank === 'truemoney' ? plainPhone(typed).replace(/^\+66/, '0') : plainIdNumber(typed)
  const { digits: lengths }: ThaiBank = THAI_BANKS[bank]
  if (!/^\d+$/.test(digits) || !lengths.includes(digits.length)) return null
  return bank === 'truemoney' && !/^0[689]/.test(digits) ? null : digits
}

/** A number as its bank prints it. */
export function groupAccountNumber(bank: BankCode, digits: string): string {
  const { groups }: ThaiBank = THAI_BANKS[bank]
  if (groups.length === 0) return digits
  let from = 0
  return groups
    .map((length) => {
      from += length
      return digits.slice(from - length, from)
    })
    .join('-')
}

/** The same with all but the last four digits covered. `length` and `lastFour` are all that is known of it. */
export function maskAccountNumber(bank: BankCode, { length, lastFour }: { length: number; lastFour: string }): string {
  return groupAccountNumber(bank, lastFour.padStart(length, '•'))
}

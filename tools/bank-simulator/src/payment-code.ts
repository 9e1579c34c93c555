import { type Amount, parseAmount } from '@sanuk/money/amount'
import { readMoney } from '@sanuk/money/read-money'
import { type DataObjects, hasRightChecksum, readDataObjects } from './emvco.ts'

export const PAYEE_KINDS = ['mobile', 'national-id', 'e-wallet', 'account', 'biller'] as const
export type PayeeKind = (typeof PAYEE_KINDS)[number]

/** What a payer's bank learns from a code. `amount` is `null` where the payer chooses it. */
export type PaymentCode = {
  readonly payee: { readonly kind: PayeeKind; readonly number: string; readonly name: string | null }
  readonly reference: string | null
  readonly secondReference: string | null
  readonly amount: Amount | null
}

export const CODE_FAULTS = ['no-payment-code', 'wrong-checksum', 'not-promptpay', 'not-baht', 'wrong-amount'] as const
export type CodeFault = (typeof CODE_FAULTS)[number]

export type ReadCode = { readonly code: PaymentCode } | { readonly fault: CodeFault }

const PERSON = { tag: '29', application: 'A000000677010111' }
const BILLER = { tag: '30', application: 'A000000677010112' }

const PERSON_KINDS: readonly (readonly [tag: string, kind: PayeeKind])[] = [
  ['01', 'mobile'],
  ['02', 'national-id'],
  ['03', 'e-wallet'],
  ['04', 'account'],
]

/**
 * Reads the text of a PromptPay QR: EMVCo merchant-presented mode with PromptPay's templates 29 (a person) or
 * 30 (a biller with references). Blanks around the text do not matter; a checksum that is off makes it unreadable.
 */
export function readPaymentCode(text: string): ReadCode {
  const payload = text.trim()
  const objects = readDataObjects(payload)
  if (objects?.get('00') !== '01') return { fault: 'no-payment-code' }
  if (!hasRightChecksum(payload)) return { fault: 'wrong-checksum' }
  const account = readAccount(objects)
  if (!account || objects.get('58') !== 'TH') return { fault: 'not-promptpay' }
  if (objects.get('53') !== '764') return { fault: 'not-baht' }
  const amount = readAmount(objects.get('54'))
  if (amount === undefined) return { fault: 'wrong-amount' }
  const { kind, number, ...references } = account
  return { code: { payee: { kind, number, name: objects.get('59') ?? null }, ...references, amount } }
}

type Account = {
  readonly kind: PayeeKind
  readonly number: string
  readonly reference: string | null
  readonly secondReference: string | null
}

function readAccount(objects: DataObjects): Account | null {
  return readBiller(objects) ?? readPerson(objects)
}

function readBiller(objects: DataObjects): Account | null {
  const template = readDataObjects(objects.get(BILLER.tag) ?? '')
  const number = template?.get('01')
  if (template?.get('00') !== BILLER.application || number === undefined) return null
  return {
    kind: 'biller',
    number,
    reference: template.get('02') ?? null,
    secondReference: template.get('03') ?? null,
  }
}

function readPerson(objects: DataObjects): Account | null {
  const template = readDataObjects(objects.get(PERSON.tag) ?? '')
  if (template?.get('00') !== PERSON.application) return null
  const found = PERSON_KINDS.find(([tag]) => template.has(tag))
  if (!found) return null
  const [tag, kind] = found
  // A person's code has no reference of its own; a shop's may carry one as additional data (62, label 05).
  const reference = readDataObjects(objects.get('62') ?? '')?.get('05') ?? null
  return { kind, number: template.get(tag) ?? '', reference, secondReference: null }
}

/** The amount of tag 54 in baht and satang; `null` where there is none, `undefined` where it is no such amount. */
function readAmount(text: string | undefined): Amount | null | undefined {
  return text === undefined ? null : readBaht(text)
}

/** A sum a person or a code names in baht: more than nothing, at most two decimals; `undefined` for anything else. */
export function readBaht(text: string): Amount | undefined {
  const read = readMoney(text, 2)
  if (!read || !/^\d{1,9}(\.|$)/.test(read)) return undefined
  const amount = parseAmount(read)
  return amount > 0n ? amount : undefined
}

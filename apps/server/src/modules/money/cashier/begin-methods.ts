import { parseAmount } from '@sanuk/money/amount'
import type { RealCurrency } from '@sanuk/money/currency'
import { usualAmounts } from '@sanuk/money/usual-amounts'
import type { BeginBrand } from '#platform/begin-brand'
import type { Database } from '#platform/database'
import { DEFAULT_METHODS, DEFAULT_SETTING } from './deposit-terms.ts'
import { createMethodStore } from './store/methods.ts'
import type { Method } from './store/rows.ts'

const NO_TERMS = { feeFixed: parseAmount('0'), feeRate: 0, feeBy: 'member', hours: null, account: null } as const

const BANK_TRANSFER: Method = {
  ...NO_TERMS,
  code: 'bank_transfer',
  kind: 'bank_transfer',
  icon: 'bank',
  names: { th: 'โอนผ่านธนาคาร', en: 'Bank transfer' },
  minimum: parseAmount('100'),
  maximum: parseAmount('500000'),
  quickAmounts: ['100', '300', '500', '1000', '5000', '10000'].map(parseAmount),
  sumPerDay: null,
  minutes: 30,
  enabled: true,
}

const DOLLARS = usualAmounts('USD').deposit

const GATEWAY: Method = {
  ...NO_TERMS,
  code: 'gateway',
  kind: 'gateway',
  icon: 'card',
  names: { th: 'บัตรและวอลเล็ต', en: 'Cards and wallets' },
  minimum: parseAmount(DOLLARS.minimum),
  maximum: parseAmount(DOLLARS.maximum),
  quickAmounts: DOLLARS.quick.map(parseAmount),
  sumPerDay: null,
  minutes: 20,
  // It would take money at once: two operators say when.
  enabled: false,
}

/** Ways to pay in that a new brand has. None takes money yet: there is no account, or it is switched off. */
const FIRST_METHODS: Record<RealCurrency, readonly Method[]> = {
  THB: [...DEFAULT_METHODS, BANK_TRANSFER],
  USD: [GATEWAY],
}

/**
 * Gives a new brand its ways to pay in, and from which amount two operators credit: those of the brand it copies in the same
 * currency, or the first ones. Accounts
 * are never copied: money would arrive at somebody else’s.
 */
export function beginMethods(database: Database): BeginBrand {
  const store = createMethodStore(database)
  return async (transaction, { id: brand, currency, copyOf }) => {
    const from = copyOf?.currency === currency ? copyOf.id : null
    const methods = from === null ? FIRST_METHODS[currency] : await store.methodsOf(from, transaction)
    for (const method of methods) {
      const enabled = method.enabled && method.kind !== 'gateway'
      await store.saveMethod(transaction, brand, { ...method, account: null, enabled })
    }
    const first = { ...DEFAULT_SETTING, twoFrom: parseAmount(usualAmounts(currency).twoFrom) }
    await store.saveSetting(transaction, brand, from === null ? first : await store.settingOf(from, transaction))
  }
}

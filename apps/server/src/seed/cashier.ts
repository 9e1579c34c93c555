import { randomUUID } from 'node:crypto'
import { parseAmount } from '@sanuk/money/amount'
import type { RealCurrency } from '@sanuk/money/currency'
import { usualAmounts } from '@sanuk/money/usual-amounts'
import type pg from 'pg'

/** Ways to pay in that a demo brand in baht offers. */
const BAHT_METHODS = [
  {
    code: 'promptpay',
    icon: 'qr',
    names: { th: 'พร้อมเพย์ QR', en: 'PromptPay QR' },
    minimum: '20',
    maximum: '200000',
    feeFixed: '0',
    feeRate: 0,
    sumPerDay: null,
    minutes: 15,
  },
  {
    code: 'bank_transfer',
    icon: 'bank',
    names: { th: 'โอนผ่านธนาคาร', en: 'Bank transfer' },
    minimum: '100',
    maximum: '500000',
    feeFixed: '0',
    feeRate: 0,
    sumPerDay: '1000000',
    minutes: 30,
  },
  {
    code: 'gateway',
    icon: 'card',
    names: { th: 'บัตรและวอลเล็ต', en: 'Cards and wallets' },
    minimum: '50',
    maximum: '50000',
    feeFixed: '0',
    feeRate: 150,
    sumPerDay: '200000',
    minutes: 20,
  },
] as const

const DOLLARS = usualAmounts('USD').deposit

/** In other money a gateway is the only way. */
const DOLLAR_METHODS = [
  {
    code: 'gateway',
    icon: 'card',
    names: { th: 'บัตรและวอลเล็ต', en: 'Cards and wallets' },
    minimum: DOLLARS.minimum,
    maximum: DOLLARS.maximum,
    feeFixed: '0',
    feeRate: 150,
    sumPerDay: null,
    minutes: 20,
  },
] as const

/** Numbers that are nobody's: a brand that takes real money has its own. */
const ACCOUNTS = [
  { kind: 'biller', bank: null, number: '000000000000099', holder: 'Sanuk Demo' },
  { kind: 'bank', bank: '004', number: '0000000991', holder: 'Sanuk Demo' },
  { kind: 'bank', bank: '014', number: '0000000992', holder: 'Sanuk Demo' },
] as const

/** How a demo brand takes money, and where it is to arrive. */
export async function addCashier(client: pg.Client, brand: string, currency: RealCurrency): Promise<void> {
  const quick = usualAmounts(currency).deposit.quick.map(parseAmount)
  for (const [place, method] of (currency === 'THB' ? BAHT_METHODS : DOLLAR_METHODS).entries()) {
    const { code, icon, names, minimum, maximum, feeFixed, feeRate, sumPerDay, minutes } = method
    await client.query(
      `insert into cashier.method (brand, code, kind, names, icon, minimum, maximum, fee_fixed, fee_rate, fee_by,
                                   quick_amounts, place, sum_per_day, minutes)
       values ($1, $2, $2, $3, $4, $5, $6, $7, $8, 'member', $9, $10, $11, $12)`,
      [
        ...[brand, code, JSON.stringify(names), icon, parseAmount(minimum), parseAmount(maximum)],
        ...[parseAmount(feeFixed), feeRate, quick, place, sumPerDay && parseAmount(sumPerDay), minutes],
      ],
    )
  }
  await client.query('insert into cashier.setting (brand, two_from) values ($1, $2)', [
    brand,
    parseAmount(usualAmounts(currency).twoFrom),
  ])
  if (currency !== 'THB') return
  for (const { kind, bank, number, holder } of ACCOUNTS) {
    await client.query(
      `insert into cashier.account (id, brand, kind, bank, number, holder, added_at)
       values ($1, $2, $3, $4, $5, $6, clock_timestamp())`,
      [randomUUID(), brand, kind, bank, number, holder],
    )
  }
}

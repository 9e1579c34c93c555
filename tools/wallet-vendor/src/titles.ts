import { type Amount, parseAmount } from '@sanuk/money/amount'

export const CHOICES = ['heads', 'tails'] as const
export type Choice = (typeof CHOICES)[number]

/** A coin has two sides and pays 1.96 times the stake for the right one: 98 of 100 come back in the long run. */
export const LUCKY_COIN = {
  code: 'lucky-coin',
  names: { th: 'เหรียญนำโชค', en: 'Lucky Coin' },
  minimumStake: parseAmount('1'),
  maximumStake: parseAmount('10000'),
  returnToPlayer: '98.00',
  /** In hundredths. */
  pays: 196n,
} as const

/** What a stake brings when the side is right, the stake included; parts of a ten-thousandth are not paid. */
export function winOf(stake: Amount): Amount {
  return ((stake * LUCKY_COIN.pays) / 100n) as Amount
}

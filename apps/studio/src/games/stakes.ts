import { type Amount, parseAmount } from '@sanuk/money/amount'

/** What a round may be played for, rising. */
export type Stakes = readonly [Amount, ...Amount[]]

/** Reads amounts with spaces between. Throws where there is none. */
export function stakesFrom(text: string): Stakes {
  const [first, ...others] = text.split(' ').map(parseAmount)
  if (first === undefined) throw new Error('a game takes some stake')
  return [first, ...others]
}

/** Prizes of a Thai government ticket that follow from what is kept of a draw. */
export type GovernmentPrize = 'first' | 'near_first' | 'front_three' | 'back_three' | 'last_two'

/**
 * What each prize pays for one ticket of 80 baht, in baht before tax: as the Government Lottery Office pays since the
 * draw of 2015-09-01, from which on two front and two back numbers are drawn.
 */
export const GOVERNMENT_PRIZES: Readonly<Record<GovernmentPrize, number>> = {
  first: 6_000_000,
  near_first: 100_000,
  front_three: 4_000,
  back_three: 4_000,
  last_two: 2_000,
}

const DIGITS = 6
const NUMBERS = 10 ** DIGITS

/** The numbers before and after the first prize; those of 000000 and 999999 are each other's neighbours. */
export const neighboursOf = (first: string): readonly string[] =>
  [-1, 1].map((step) => String((Number(first) + step + NUMBERS) % NUMBERS).padStart(DIGITS, '0'))

/**
 * The prizes of a ticket of six digits. A result is the first prize, two front numbers, two back numbers and the last two,
 * as it is drawn. A number that was drawn twice pays twice.
 */
export function prizesOf(ticket: string, result: readonly string[]): readonly GovernmentPrize[] {
  const [first = '', frontOne, frontTwo, backOne, backTwo, lastTwo] = result
  const times = (prize: GovernmentPrize, hits: readonly boolean[]) => hits.flatMap((hit) => (hit ? [prize] : []))
  const [front, back] = [ticket.slice(0, 3), ticket.slice(3)]
  return [
    ...times('first', [ticket === first]),
    ...times('near_first', [neighboursOf(first).includes(ticket)]),
    ...times('front_three', [front === frontOne, front === frontTwo]),
    ...times('back_three', [back === backOne, back === backTwo]),
    ...times('last_two', [ticket.slice(4) === lastTwo]),
  ]
}

/** Whether a result has all that tickets are checked by. */
export const isGovernmentResult = (result: readonly string[]): boolean =>
  result.map(({ length }) => length).join() === '6,3,3,3,3,2'

import { FOUR_DIGIT_PRIZES, NORTH, SOUTH } from '@sanuk/engines/lottery/bets'

/** Names of prizes; their words are `lottery.prize_name.<name>`. */
type PrizeName =
  | 'special'
  | 'first'
  | 'second'
  | 'third'
  | 'fourth'
  | 'fifth'
  | 'sixth'
  | 'seventh'
  | 'eighth'
  | 'consolation'
  | 'front_three'
  | 'back_three'
  | 'last_two'
  | 'top_three'
  | 'bottom_two'

/** Where a result is shown: in the head of its game, in a list of results, or on a card of the hall. */
export type ResultPlace = 'head' | 'list' | 'hall'

/** A prize with its numbers in the order of the draw. */
export type DrawnPrize = {
  readonly name: PrizeName
  readonly numbers: readonly string[]
  /** Figures at the end of its numbers that most bets are on. */
  readonly marked: number
}

type PrizeTable = {
  /** Each prize in the order of a result, with how many numbers it has. */
  readonly counts: readonly (readonly [name: PrizeName, count: number])[]
  /** What is shown at first. */
  readonly leads: Readonly<Record<ResultPlace, readonly PrizeName[]>>
  readonly marked?: { readonly name: PrizeName; readonly figures: number }
}

const VIETNAM: Pick<PrizeTable, 'leads' | 'marked'> = {
  leads: { head: ['special', 'first'], list: ['special'], hall: ['special'] },
  marked: { name: 'special', figures: 2 },
}

const COUNTS_OF_FOUR_DIGITS = (['first', 'second', 'third', 'special', 'consolation'] as const).map(
  (name) => [name, FOUR_DIGIT_PRIZES[name][1] - FOUR_DIGIT_PRIZES[name][0]] as const,
)

const THREE_UP_PRIZES = ['top_three', 'bottom_two'] as const
const PODIUM = ['first', 'second', 'third'] as const

const TABLES: Readonly<Record<string, PrizeTable>> = {
  VN_NORTH: { counts: NORTH.prizes.map(({ name, count }) => [name, count]), ...VIETNAM },
  VN_SOUTH: { counts: SOUTH.prizes.map(({ name, count }) => [name, count]), ...VIETNAM },
  THAI: {
    counts: [
      ['first', 1],
      ['front_three', 2],
      ['back_three', 2],
      ['last_two', 1],
    ],
    leads: {
      head: ['first', 'front_three', 'back_three', 'last_two'],
      list: ['first', 'last_two'],
      hall: ['first', 'last_two'],
    },
  },
  THREE_UP: {
    counts: THREE_UP_PRIZES.map((name) => [name, 1]),
    leads: { head: THREE_UP_PRIZES, list: THREE_UP_PRIZES, hall: THREE_UP_PRIZES },
  },
  MALAY: { counts: COUNTS_OF_FOUR_DIGITS, leads: { head: PODIUM, list: PODIUM, hall: ['first'] } },
}

/** Whether results of a family are numbers of prizes, and not balls. */
export const hasPrizes = (family: string): boolean => family in TABLES

/** The prizes of a result: those that are shown at first, and the others. Both are empty where a family has none. */
export function drawnPrizes(
  { family, result }: { readonly family: string; readonly result: readonly string[] },
  place: ResultPlace,
): { readonly leads: readonly DrawnPrize[]; readonly others: readonly DrawnPrize[] } {
  const table = TABLES[family]
  if (!table) return { leads: [], others: [] }
  let from = 0
  const prizes = table.counts.map(([name, count]): DrawnPrize => {
    const numbers = result.slice(from, from + count)
    from += count
    return { name, numbers, marked: table.marked?.name === name ? table.marked.figures : 0 }
  })
  const isLead = ({ name }: DrawnPrize) => table.leads[place].includes(name)
  return { leads: prizes.filter(isLead), others: prizes.filter((prize) => !isLead(prize)) }
}

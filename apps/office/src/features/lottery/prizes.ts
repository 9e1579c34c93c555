import type { OfficeWord } from '../../language/office-word.ts'

type PrizeName = OfficeWord extends infer Word
  ? Word extends `office-lottery.prize.${infer Name}`
    ? Name
    : never
  : never

/** Numbers of a result that belong to one prize. */
export type Prize = { readonly name: Exclude<PrizeName, 'place'>; readonly places: readonly number[] }

type Counted = readonly (readonly [name: Prize['name'], count: number])[]

/** The prizes of official draws in the order of their results (`DRAWN` of the lottery engine). */
const PRIZES: Readonly<Record<string, Counted>> = {
  THREE_UP: [
    ['top', 1],
    ['bottom', 1],
  ],
  THAI: [
    ['first', 1],
    ['front', 2],
    ['back', 2],
    ['last', 1],
  ],
  VN_NORTH: [
    ['special', 1],
    ['first', 1],
    ['second', 2],
    ['third', 6],
    ['fourth', 4],
    ['fifth', 6],
    ['sixth', 3],
    ['seventh', 4],
  ],
  VN_SOUTH: [
    ['special', 1],
    ['first', 1],
    ['second', 1],
    ['third', 2],
    ['fourth', 7],
    ['fifth', 1],
    ['sixth', 3],
    ['seventh', 1],
    ['eighth', 1],
  ],
  MALAY: [
    ['first', 1],
    ['second', 1],
    ['third', 1],
    ['starters', 10],
    ['consolation', 10],
  ],
}

/** Which numbers of a result belong to which prize; all to one where a family has no prizes of its own. */
export function prizesOf(family: string, numbers: number): readonly Prize[] {
  const counted = PRIZES[family] ?? []
  const isKnown = counted.reduce((total, [, count]) => total + count, 0) === numbers
  let from = 0
  return (isKnown ? counted : ([['set', numbers]] as const)).map(([name, count]) => {
    from += count
    return { name, places: Array.from({ length: count }, (_, at) => from - count + at) }
  })
}

import { combinations } from '../exact/combinations.ts'
import { type Fraction, fraction, product, sum } from '../exact/fraction.ts'
import type { Series } from './free-spins.ts'
import { type Pick, worthOf } from './pick.ts'

/** So many of each kind of piece that is no end, what they are worth, and in how many ways they can be taken. */
type Found = { readonly count: number; readonly worth: bigint; readonly ways: bigint }

/**
 * What a board brings, exactly; `spins` is how many places are opened. Whatever is picked, the pieces come to light in an
 * order of which every one is equally likely: of `all` pieces with `ends` among them, just `count` others are found before
 * the first end with the chance C(all - count - 1, ends - 1) / C(all, ends), and any `count` of them are as likely as any
 * other. So the returns of a board do not depend on what its player picks.
 */
export function pickSeries(pick: Pick, times: number): Series {
  const kinds = [
    ...pick.prizes.map(({ places, coins }) => ({ places, piece: { kind: 'prize' as const, coins } })),
    ...pick.factors.map(({ places, factor }) => ({ places, piece: { kind: 'factor' as const, factor } })),
  ]
  const others = kinds.reduce((count, { places }) => count + places, 0)
  if (pick.ends < 1 || others < 1) throw new RangeError('a board that never ends, or holds nothing')
  let found: readonly { readonly taken: readonly number[]; readonly ways: bigint }[] = [{ taken: [], ways: 1n }]
  for (const { places } of kinds) {
    found = found.flatMap(({ taken, ways }) =>
      Array.from({ length: places + 1 }, (_, count) => ({
        taken: [...taken, count],
        ways: ways * combinations(places, count),
      })),
    )
  }
  return seriesOf(
    found.map(({ taken, ways }) => ({
      count: taken.reduce((all, one) => all + one, 0),
      worth: BigInt(
        worthOf(
          kinds.flatMap(({ piece }, kind) => Array.from({ length: taken[kind] ?? 0 }, () => piece)),
          times,
        ),
      ),
      ways,
    })),
    { others, ends: pick.ends },
  )
}

function seriesOf(
  found: readonly Found[],
  { others, ends }: { readonly others: number; readonly ends: number },
): Series {
  const all = others + ends
  const ended = (count: number): Fraction =>
    fraction(combinations(all - count - 1, ends - 1), combinations(all, ends) * combinations(others, count))
  const chances = found.map((one) => ({ ...one, chance: product(ended(one.count), fraction(one.ways)) }))
  const mean = (of: (one: Found) => bigint) => sum(chances.map((one) => product(one.chance, fraction(of(one)))))
  const [largest = 0n] = found.map(({ worth }) => worth).toSorted((a, b) => (a > b ? -1 : 1))
  return {
    // The ending piece is opened, too, but where all others were found before.
    spins: mean(({ count }) => BigInt(count === others ? count : count + 1)),
    win: mean(({ worth }) => worth),
    square: mean(({ worth }) => worth * worth),
    largest,
    largestChance: sum(chances.filter(({ worth }) => worth === largest).map(({ chance }) => chance)),
  }
}

import { type Fraction, fraction, toDecimal } from '@sanuk/engines/exact/fraction'
import { payOf } from '@sanuk/engines/slots/machine'
import { say } from '@sanuk/locales/server-words'
import type { Section, SheetNeeds } from './sheet.ts'
import { grouped, inThousands, symbolName } from './wording.ts'

type Combination = {
  readonly symbol: string
  readonly count: number
  /** Of the stops of the paid spin's reels, and of those of the free spins. */
  readonly base: bigint
  readonly free: bigint
}

/** Every win that a line can show. Nothing where a machine has no lines, or wilds that no single line can tell of. */
export function combinations({ machine, sheet, language }: SheetNeeds): readonly Section[] {
  const shown = combinationsOf(sheet)
  if (shown.length === 0) return []
  const cycle = BigInt(sheet.base.cycle)
  const [pays, hasFree] = [!machine.wildFactors, sheet.free.lengths.length > 0]
  return [
    {
      title: say(language, 'sheets.combinations'),
      notes: [say(language, pays ? 'sheets.combinations.note' : 'sheets.combinations.factors')],
      heads: [
        say(language, 'sheets.combinations.combination'),
        ...(pays ? [say(language, 'sheets.combinations.pay')] : []),
        say(language, 'sheets.combinations.ways'),
        ...(hasFree ? [say(language, 'sheets.combinations.free')] : []),
        say(language, 'sheets.combinations.every'),
        ...(pays ? [say(language, 'sheets.combinations.share')] : []),
      ],
      rows: shown.map(({ symbol, count, base, free }) => {
        const coins = payOf(machine, symbol, count)
        const share = fraction(base * BigInt(coins), cycle)
        return {
          cells: [
            `${symbolName(language, symbol)} × ${count}`,
            ...(pays ? [grouped(language, coins)] : []),
            grouped(language, String(base)),
            ...(hasFree ? [grouped(language, String(free))] : []),
            base === 0n ? '–' : inThousands(language, toDecimal(fraction(cycle, base), 2)),
            ...(pays ? [percent(share)] : []),
          ],
          ...(pays ? { share: Number(toDecimal(share, 9)) } : {}),
        }
      }),
    },
  ]
}

const percent = ({ over, under }: Fraction): string => `${toDecimal(fraction(over * 100n, under), 4)}%`

function combinationsOf({ base, free }: SheetNeeds['sheet']): readonly Combination[] {
  return [...new Set([...Object.keys(base.ways), ...Object.keys(free.ways)])].map((key) => {
    const [symbol = '', count = '0'] = key.split(' ')
    return {
      symbol,
      count: Number(count),
      base: BigInt(base.ways[key] ?? 0),
      free: BigInt(free.ways[key] ?? 0),
    }
  })
}

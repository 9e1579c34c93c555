import { fraction, toDecimal } from '@sanuk/engines/exact/fraction'
import { say } from '@sanuk/locales/server-words'
import { writeAmount } from '@sanuk/money/amount'
import { returned } from '../jackpots/jackpot-terms.ts'
import { poolOf } from '../jackpots/pools.ts'
import type { Section, SheetNeeds } from './sheet.ts'
import { facts, grouped } from './wording.ts'

/** What a jackpot adds to the return that the rest of the sheet tells; nothing where a machine has none. */
export function jackpot({ machine, sheet, language }: SheetNeeds): readonly Section[] {
  const pool = poolOf(machine.code)
  if (!machine.jackpot || !pool) return []
  const { numbers } = machine.jackpot
  const { contributed, seeded, together } = returned(pool, numbers)
  const percent = ({ over, under }: typeof together) => `${toDecimal(fraction(over * 100n, under), 4)}%`
  const base = fraction(BigInt(sheet.returnToPlayer.total.replace('.', '')), 10_000n)
  const total = fraction(base.over * together.under + together.over * base.under, base.under * together.under)
  return [
    {
      title: pool.names[language],
      notes: [say(language, 'game.rules.jackpot.chance', { numbers: grouped(language, numbers) })],
      heads: [],
      rows: facts(
        [say(language, 'sheets.jackpot.chance'), `1 / ${grouped(language, numbers)}`],
        [say(language, 'sheets.jackpot.stakes'), grouped(language, numbers / 100)],
        [say(language, 'sheets.jackpot.seed'), writeAmount(pool.seed)],
        [say(language, 'sheets.jackpot.contributed'), percent(contributed)],
        [say(language, 'sheets.jackpot.seeded'), percent(seeded)],
        [say(language, 'sheets.jackpot.base'), `${sheet.returnToPlayer.total}%`],
        [say(language, 'sheets.jackpot.total'), percent(total)],
      ),
    },
  ]
}

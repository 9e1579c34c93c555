import { type Fraction, fraction, fromDecimal, quotient, sum, toDecimal } from '@sanuk/engines/exact/fraction'
import { expectedThreshold, mustDropReturn, mustDropReturnAt } from '@sanuk/engines/slots/must-drop'
import { say } from '@sanuk/locales/server-words'
import { amount, writeAmount } from '@sanuk/money/amount'
import { slotGame } from '../games/games.ts'
import { returned } from '../jackpots/jackpot-terms.ts'
import { isMustDrop, type MustDropPool, type Pool, poolOf } from '../jackpots/pools.ts'
import type { Section, SheetNeeds } from './sheet.ts'
import { facts, grouped, inThousands } from './wording.ts'

/**
 * What a jackpot adds to the return that the rest of the sheet tells; nothing where a machine has none. Amounts are in baht: in
 * other currencies they and the price of a number are smaller by the same factor, so that the return is the same.
 */
export function jackpot(needs: SheetNeeds): readonly Section[] {
  const { machine } = needs
  const pool = poolOf(machine.code, 'THB')
  if (!pool) return []
  if (isMustDrop(pool)) return [mustDrop(needs, pool)]
  return machine.jackpot ? [byNumbers(needs, pool, machine.jackpot.numbers)] : []
}

function byNumbers({ sheet, language }: SheetNeeds, pool: Pool, numbers: number): Section {
  const { contributed, seeded, together } = returned(pool, numbers)
  return {
    title: pool.names[language],
    notes: [say(language, 'game.rules.jackpot.chance', { numbers: grouped(language, numbers), unit: '0.01' })],
    heads: [],
    rows: facts(
      [say(language, 'sheets.jackpot.chance'), `1 / ${grouped(language, numbers)}`],
      [say(language, 'sheets.jackpot.stakes'), grouped(language, numbers / 100)],
      [say(language, 'sheets.jackpot.seed'), writeAmount(pool.seed)],
      [say(language, 'sheets.jackpot.contributed'), percent(contributed)],
      [say(language, 'sheets.jackpot.seeded'), percent(seeded)],
      ...totals({ sheet, language }, together),
    ),
  }
}

function mustDrop({ machine, sheet, language }: SheetNeeds, pool: MustDropPool): Section {
  const { contributed, seeded, together } = mustDropReturn(pool)
  const ends = { seed: writeAmount(pool.seed), cap: writeAmount(pool.cap) }
  const expected = expectedThreshold(pool)
  // In a unit of the currency, what is put in on the way from the seed to the average amount.
  const staked = quotient(sum([expected, fraction(-pool.seed)]), contributed)
  const stakes = slotGame(machine.code)?.stakes.THB ?? []
  const at = [stakes.at(0), stakes.at(-1)].flatMap((stake) =>
    stake === undefined
      ? []
      : [
          [
            say(language, 'sheets.must_drop.at', { stake: inThousands(language, writeAmount(stake)) }),
            percent(mustDropReturnAt(pool, stake).together),
          ] as const,
        ],
  )
  return {
    title: pool.names[language],
    notes: [say(language, 'sheets.must_drop.note', ends), say(language, 'game.rules.must_drop.won')],
    heads: [],
    rows: facts(
      [say(language, 'sheets.must_drop.cap'), ends.cap],
      [say(language, 'sheets.jackpot.seed'), ends.seed],
      [say(language, 'sheets.must_drop.expected'), money(language, expected)],
      [say(language, 'sheets.jackpot.stakes'), money(language, staked)],
      [say(language, 'sheets.jackpot.contributed'), percent(contributed)],
      [say(language, 'sheets.jackpot.seeded'), percent(seeded)],
      ...totals({ sheet, language }, together),
      ...at,
    ),
  }
}

/** The return without a jackpot, and with it. */
function totals({ sheet, language }: Pick<SheetNeeds, 'sheet' | 'language'>, together: Fraction) {
  const { total } = sheet.returnToPlayer
  const base = quotient(fromDecimal(total), fraction(100n))
  return [
    [say(language, 'sheets.jackpot.base'), `${total}%`],
    [say(language, 'sheets.jackpot.total'), percent(sum([base, together]))],
  ] as const
}

const percent = ({ over, under }: Fraction) => `${toDecimal(fraction(over * 100n, under), 4)}%`

const money = (language: SheetNeeds['language'], { over, under }: Fraction) =>
  inThousands(language, writeAmount(amount(over / under)))

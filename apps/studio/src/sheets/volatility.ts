import { say } from '@sanuk/locales/server-words'
import type { Section, SheetNeeds } from './sheet.ts'
import { facts, grouped } from './wording.ts'

/** The volatility index from which on a game is called medium and high: about a third of our slots are of each kind. */
const MEDIUM_FROM = 7
const HIGH_FROM = 12

type Volatility = 'low' | 'medium' | 'high'

/** What a volatility index is called. */
export function volatilityOf(index: number): Volatility {
  if (index < MEDIUM_FROM) return 'low'
  return index < HIGH_FROM ? 'medium' : 'high'
}

/** How far results spread about the return: of one round, and of many. */
export function volatilityFigures(needs: SheetNeeds): readonly [volatility: Section, expected: Section] {
  return [volatility(needs), expected(needs)]
}

function volatility({ sheet, language }: SheetNeeds): Section {
  const kind = volatilityOf(Number(sheet.volatilityIndex))
  const thresholds = { medium: MEDIUM_FROM, high: HIGH_FROM }
  return {
    title: say(language, 'sheets.volatility'),
    notes: [say(language, `sheets.volatility.${kind}.note`), say(language, 'sheets.volatility.index.note', thresholds)],
    heads: [],
    rows: facts(
      [say(language, 'sheets.volatility'), say(language, `sheets.volatility.${kind}`)],
      [say(language, 'sheets.volatility.index'), sheet.volatilityIndex],
      [
        say(language, 'sheets.volatility.deviation'),
        say(language, 'sheets.volatility.stakes', { count: sheet.standardDeviation }),
      ],
    ),
  }
}

/** After fewer rounds results are not yet spread as a normal distribution is. */
const ROUNDS = [10_000, 100_000, 1_000_000, 10_000_000]

function expected({ sheet, language }: SheetNeeds): Section {
  return {
    title: say(language, 'sheets.expected'),
    notes: [say(language, 'sheets.expected.note')],
    heads: [
      say(language, 'sheets.expected.rounds'),
      say(language, 'sheets.expected.from'),
      say(language, 'sheets.expected.to'),
    ],
    rows: ROUNDS.map((rounds) => ({ cells: [grouped(language, rounds), ...bounds(rounds)] })),
  }

  function bounds(rounds: number): readonly [from: string, to: string] {
    const middle = Number(sheet.exact.total) * 100
    const spread = (Number(sheet.volatilityIndex) / Math.sqrt(rounds)) * 100
    return [`${Math.max(0, middle - spread).toFixed(2)}%`, `${(middle + spread).toFixed(2)}%`]
  }
}

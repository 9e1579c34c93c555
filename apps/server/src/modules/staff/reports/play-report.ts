import { type readReport, TOP_GAMES } from '@sanuk/contracts/office-reports'
import type { AnswerOf } from '@sanuk/contracts/route'
import type { Language } from '@sanuk/contracts/wire'
import { type Amount, add } from '@sanuk/money/amount'
import type { Brand } from '#platform/caller'
import type { PlayFigures, PlaySums } from '#platform/capabilities/day-figures'
import type { GamesNamed } from '#platform/capabilities/game'
import { type FigureNeeds, figuresOf, NOTHING, writeSums } from './figures.ts'
import { reportRanges } from './report-range.ts'

export type ReportNeeds = FigureNeeds & { readonly gamesNamed: GamesNamed }

type Report = AnswerOf<typeof readReport>
type Asked = { readonly brand: Brand; readonly language: Language; readonly from: string; readonly to: string }

/** Business days in figures, beside as many before them. */
export function createPlayReport(needs: ReportNeeds) {
  return async ({ brand, language, from, to }: Asked): Promise<Report> => {
    const { asked, before } = reportRanges({ from, to }, brand.timeZone)
    const [now, earlier] = await Promise.all([figuresOf(needs, brand, asked), figuresOf(needs, brand, before)])
    const games = await named(needs, now.play.games, language)
    return {
      currency: brand.currency,
      totals: now.totals,
      before: { from: before.days.at(0) ?? from, to: before.days.at(-1) ?? from, totals: earlier.totals },
      days: now.days,
      categories: summed(games, ({ category }) => category).map(([{ category }, sums]) => ({
        category,
        ...writeSums(sums),
      })),
      labels: summed(games, ({ vendor, label }) => `${vendor} ${label}`).map(([{ vendor, label }, sums]) => ({
        vendor,
        label,
        ...writeSums(sums),
      })),
      games: [...games]
        .sort(byStake)
        .slice(0, TOP_GAMES)
        .map(({ vendor, code, name, category, ...sums }) => ({ vendor, code, name, category, ...writeSums(sums) })),
    }
  }
}

type NamedGame = PlaySums & Pick<Report['games'][number], 'vendor' | 'code' | 'name' | 'category'> & { label: string }

/** A game that was since taken off its vendor's list keeps its code for a name, and its vendor's for a label. */
async function named(
  { gamesNamed }: ReportNeeds,
  games: PlayFigures['games'],
  language: Language,
): Promise<NamedGame[]> {
  const known = await gamesNamed(games.map(({ vendor, game }) => ({ vendor, code: game })))
  return games.map(({ vendor, game: code, gameType: category, rounds, stake, win }) => {
    const game = known.get(`${vendor} ${code}`)
    const names = { name: game?.names[language] ?? code, label: game?.vassalageName ?? vendor }
    return { vendor, code, category, ...names, rounds, stake, win }
  })
}

/** Games of one name put together, those with the largest stakes first; each with one of its games. */
function summed(games: readonly NamedGame[], nameOf: (game: NamedGame) => string): [NamedGame, PlaySums][] {
  const found = new Map<string, [NamedGame, PlaySums]>()
  for (const game of games) {
    const { rounds, stake, win } = found.get(nameOf(game))?.[1] ?? NOTHING
    const sums = { rounds: rounds + game.rounds, stake: add(stake, game.stake), win: add(win, game.win) }
    found.set(nameOf(game), [game, sums])
  }
  return [...found.values()].sort(([, one], [, other]) => byStake(one, other))
}

const byStake = (one: { stake: Amount }, other: { stake: Amount }): number =>
  one.stake === other.stake ? 0 : one.stake < other.stake ? 1 : -1

import { type readReport, TOP_GAMES } from '@sanuk/contracts/office-reports'
import type { AnswerOf } from '@sanuk/contracts/route'
import type { Language } from '@sanuk/contracts/wire'
import { type Amount, add, subtract, writeAmount, ZERO } from '@sanuk/money/amount'
import type { Brand } from '#platform/caller'
import type { Cashier } from '../cashier/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { FreeRounds } from '../free-rounds/index.ts'
import type { Members } from '../members/index.ts'
import type { PlayFigures, Sums, Wagers } from '../wagers/index.ts'
import { type ReportRange, reportRanges } from './report-range.ts'

export type ReportNeeds = {
  readonly figures: Wagers['figures']
  readonly creditedByDay: Cashier['creditedByDay']
  readonly joinedByDay: Members['joinedByDay']
  readonly freeByDay: FreeRounds['freeByDay']
  readonly gamesNamed: Catalogue['named']
}

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
        ...write(sums),
      })),
      labels: summed(games, ({ vendor, label }) => `${vendor} ${label}`).map(([{ vendor, label }, sums]) => ({
        ...{ vendor, label },
        ...write(sums),
      })),
      games: [...games]
        .sort(byStake)
        .slice(0, TOP_GAMES)
        .map(({ vendor, code, name, category, ...sums }) => ({ vendor, code, name, category, ...write(sums) })),
    }
  }
}

async function figuresOf(needs: ReportNeeds, brand: Brand, range: ReportRange) {
  const [play, deposits, joined, given] = await Promise.all([
    needs.figures({ brand, from: range.days.at(0) ?? '', to: range.days.at(-1) ?? '' }),
    needs.creditedByDay(brand, range),
    needs.joinedByDay(brand, range),
    needs.freeByDay(brand, range),
  ])
  const credited = new Map(deposits.map((line) => [line.day, line]))
  const played = new Map(play.days.map((line) => [line.day, line]))
  const free = new Map(given.map((line) => [line.day, line]))
  const days = range.days.map((day) => ({
    day,
    ...write(played.get(day) ?? NOTHING),
    players: played.get(day)?.players ?? 0,
    freeRounds: free.get(day)?.rounds ?? 0,
    freePaid: writeAmount(free.get(day)?.paid ?? ZERO),
    newMembers: joined.get(day) ?? 0,
    deposits: writeAmount(credited.get(day)?.deposits ?? ZERO),
    depositNumber: credited.get(day)?.number ?? 0,
  }))
  const totals = {
    ...write(play.total),
    players: play.total.players,
    freeRounds: given.reduce((sum, { rounds }) => sum + rounds, 0),
    freePaid: writeAmount(add(...given.map(({ paid }) => paid))),
    newMembers: [...joined.values()].reduce((sum, number) => sum + number, 0),
    deposits: writeAmount(add(...deposits.map((line) => line.deposits))),
    depositNumber: deposits.reduce((sum, { number }) => sum + number, 0),
  }
  return { play, days, totals }
}

type NamedGame = Sums & Pick<Report['games'][number], 'vendor' | 'code' | 'name' | 'category'> & { label: string }

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
function summed(games: readonly NamedGame[], nameOf: (game: NamedGame) => string): [NamedGame, Sums][] {
  const found = new Map<string, [NamedGame, Sums]>()
  for (const game of games) {
    const { rounds, stake, win } = found.get(nameOf(game))?.[1] ?? NOTHING
    const sums = { rounds: rounds + game.rounds, stake: add(stake, game.stake), win: add(win, game.win) }
    found.set(nameOf(game), [game, sums])
  }
  return [...found.values()].sort(([, one], [, other]) => byStake(one, other))
}

const NOTHING: Sums = { rounds: 0, stake: ZERO, win: ZERO }

const byStake = (one: { stake: Amount }, other: { stake: Amount }): number =>
  one.stake === other.stake ? 0 : one.stake < other.stake ? 1 : -1

const write = ({ rounds, stake, win }: Sums) => ({
  rounds,
  stake: writeAmount(stake),
  win: writeAmount(win),
  gross: writeAmount(subtract(stake, win)),
})

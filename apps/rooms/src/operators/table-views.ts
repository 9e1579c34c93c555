import type { VendorAnswer } from '@sanuk/contracts/vendor'
import { type Amount, amount, subtract, writeAmount, ZERO } from '@sanuk/money/amount'
import type { TableGame } from '../games/table-game.ts'
import type { Table } from '../tables/table.ts'
import { boardOf } from '../vendor/board.ts'
import type { LiveStore, PlayedSum, SpotSum } from './live-store.ts'
import { isOpenAt } from './opening-hours.ts'

type LiveTable = VendorAnswer<'tables'>['tables'][number]

type Needs = {
  readonly tables: ReadonlyMap<string, Table>
  readonly live: Pick<LiveStore, 'staked' | 'playedSince'>
  readonly clock: () => Date
}

/** For how long the sums of a day hold: they cost a look at all of its coups. */
const DAY_HOLDS_MS = 10_000

/** Results of the series that are told. */
const RESULTS = 12

type Day = { readonly since: number; readonly readAt: number; readonly sums: Promise<PlayedSum[]> }

/** The tables as operators see them: where they stand, what lies on them, and what came of the day. */
export function createTableViews({ tables, live, clock }: Needs) {
  let day: Day | null = null
  const playedSince = (since: Date): Promise<PlayedSum[]> => {
    const now = clock().getTime()
    if (day?.since === since.getTime() && now - day.readAt < DAY_HOLDS_MS) return day.sums
    day = { since: since.getTime(), readAt: now, sums: live.playedSince(since) }
    // What failed is asked for again.
    day.sums.catch(() => {
      day = null
    })
    return day.sums
  }
  return async (since: Date, games?: readonly string[]): Promise<LiveTable[]> => {
    const [staked, played] = await Promise.all([live.staked(), playedSince(since)])
    const shown = [...tables.values()].filter(({ plan }) => games?.includes(plan.title.code) ?? true)
    return shown.map((table) => {
      const { code } = table.plan.title
      return {
        ...tableView(table, clock()),
        staked: stakedOf(
          table.plan.game,
          staked.filter(({ game }) => game === code),
        ),
        today: played
          .filter(({ of }) => of === code)
          .map(({ currency, count, stake, win }) => ({
            currency,
            coups: count,
            stake: writeAmount(amount(stake)),
            win: writeAmount(amount(win)),
          })),
      }
    })
  }
}

function tableView(table: Table, now: Date): Omit<LiveTable, 'staked' | 'today'> {
  const { plan, topic } = table
  const { coup, crowd, results } = topic.state()
  const [board] = boardOf([table]).tables
  const settings = table.settings()
  return {
    game: plan.title.code,
    names: plan.title.names,
    kind: plan.game.code,
    phase: board?.phase ?? 'stopped',
    coup: coup && { id: coup.id, number: coup.number, opensAt: coup.opensAt, closesAt: coup.closesAt },
    players: crowd.players,
    results: results.slice(-RESULTS).map(({ faces }) => faces),
    settings,
    isOpen: isOpenAt(settings, now),
    spots: plan.game.spots.map(({ code }) => code),
    outcome: plan.game.entry ? [...plan.game.entry.fields] : null,
  }
}

function stakedOf(game: TableGame, sums: readonly SpotSum[]): LiveTable['staked'] {
  return [...Map.groupBy(sums, ({ currency }) => currency)].map(([currency, own]) => {
    const stake = amount(own.reduce((sum, spot) => sum + spot.stake, 0n))
    const won = mostWon(game, own)
    const loss = won > stake ? subtract(won, stake) : ZERO
    return {
      currency,
      stake: writeAmount(stake),
      possibleLoss: writeAmount(loss),
      spots: own.map((spot) => ({ spot: spot.spot, stake: writeAmount(amount(spot.stake)), players: spot.players })),
    }
  })
}

/** The most that players get back of a coup. What moves put beside a bet is in the most that the bet returns. */
function mostWon({ maximumWin, maximumMultiple, spots }: TableGame, sums: readonly SpotSum[]): Amount {
  if (maximumWin) return amount(maximumWin(sums))
  const bets = sums.filter(({ spot }) => spots.some(({ code }) => code === spot))
  return amount(
    bets.reduce((all, { spot, stake }) => {
      const { over, under } = maximumMultiple(spot)
      return all + (stake * over) / under
    }, 0n),
  )
}

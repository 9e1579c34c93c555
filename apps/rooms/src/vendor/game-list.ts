import type { VendorAnswer } from '@sanuk/contracts/vendor'
import { writeAmount } from '@sanuk/money/amount'
import { listedTitle } from '@sanuk/vendor-server/titles/listed-title'
import type { Title } from '@sanuk/vendor-server/titles/title'
import type { TitleArt } from '@sanuk/vendor-server/titles/title-art'
import { stakeRange } from '../tables/stake-range.ts'
import { type TablePlan, tablePlan } from '../tables/table-plans.ts'
import { TITLES, VASSALAGES } from '../titles/catalogue.ts'

type ListedGame = VendorAnswer<'games'>['games'][number]

/** All tables stand in one hall: whoever sits at one may bet at every other. */
const HALL = 'tables'

/** Every title as the platform lists it, with the addresses of its art on our origin. */
export function gameList(art: TitleArt, origin: string): VendorAnswer<'games'> {
  return {
    games: TITLES.map((title) => ({
      ...listedTitle(title, { vassalages: VASSALAGES, art, origin }),
      ...playing(title),
    })),
  }
}

function playing(title: Title): Omit<ListedGame, keyof ReturnType<typeof listedTitle>> {
  const range = rangeIn(title, 'THB')
  const plan = tablePlan(title.code)
  if (!plan) return { ...range, returnToPlayer: null, maximumWinMultiple: null, playable: false }
  return {
    ...range,
    returnToPlayer: plan.game.returnToPlayer,
    maximumWinMultiple: mostOf(plan),
    playable: true,
    hall: HALL,
    board: true,
    // A pool is in one currency, and so is everybody who bets there.
    ...(!plan.game.isPool && { stakesIn: [{ currency: 'USD', ...rangeIn(title, 'USD') }] }),
  }
}

function rangeIn(title: Title, currency: 'THB' | 'USD') {
  const { minimum, maximum } = stakeRange(title, currency)
  return { minimumStake: writeAmount(minimum), maximumStake: writeAmount(maximum) }
}

/** The most that a stake comes back, itself included, on the spot that pays most. */
function mostOf({ game }: TablePlan): number {
  const multiples = game.spots.map(({ code }) => game.maximumMultiple(code))
  return Math.max(...multiples.map(({ over, under }) => Math.ceil(Number(over) / Number(under))))
}

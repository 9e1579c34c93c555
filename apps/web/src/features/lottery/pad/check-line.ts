import { type LotteryGame, MULTIPLE_MAX, type WireLine, WRITTEN_MAX } from '@sanuk/contracts/lottery'
import { faultOf, mostMultiple, type Selection, stakeOf, TABLE_STAKE } from '@sanuk/engines/lottery/bets'
import { type Amount, amount, parseAmount } from '@sanuk/money/amount'
import { type OfferedPlay, prizesOf } from '../plays.ts'
import { wireSelection } from '../wire-selection.ts'

/** What is chosen beside the numbers. */
export type Staking = {
  /** Stake of a unit, wire money. */
  readonly unitStake: string
  readonly multiple: number
  /** Of games with a series. */
  readonly series: number | null
}

/** Why a line cannot be bet: nothing or too little is picked, or a limit of the game forbids it. */
export type LineFault = 'unfinished' | 'tickets' | 'coverage' | 'multiple' | 'least' | 'most'

export type CheckedLine = {
  readonly units: number
  readonly stake: Amount
  /** The highest multiple at this stake of a unit; 0 where even one is too much. */
  readonly mostMultiple: number
  readonly fault: LineFault | null
  /** As it goes to the server. */
  readonly line: WireLine
}

type Limits = Pick<LotteryGame, 'leastStake' | 'mostStake' | 'mostPrize' | 'coverage'>

/** How often a unit may be staked at most; 0 where even once wins too much. */
export function ceilingOf(
  { game, play }: { readonly game: Pick<LotteryGame, 'mostPrize'>; readonly play: OfferedPlay },
  { unitStake, series }: Pick<Staking, 'unitStake' | 'series'>,
): number {
  const perUnit = parseAmount(unitStake)
  const prizes = prizesOf(play, series).map((prize) => (prize * perUnit) / TABLE_STAKE)
  return Math.min(MULTIPLE_MAX, mostMultiple(prizes, parseAmount(game.mostPrize)))
}

/** Counts and prices what stands on the pad, and says what of it is not allowed. */
export function checkLine(
  { game, play }: { readonly game: Limits; readonly play: OfferedPlay },
  selection: Selection,
  { unitStake, multiple, series }: Staking,
): CheckedLine {
  const perUnit = parseAmount(unitStake)
  const isValid = faultOf(play.form, selection) === null
  const units = isValid ? play.units(selection) : 0
  const stake = amount(stakeOf({ units, cost: play.cost, unitStake: perUnit, multiple }))
  const most = ceilingOf({ game, play }, { unitStake, series })
  const line: WireLine = {
    play: play.code,
    selection: wireSelection(selection),
    unitStake,
    multiple,
    units,
    ...(series !== null && { series }),
  }
  const fault = (): LineFault | null => {
    if (units === 0) return 'unfinished'
    if ((selection.tickets?.length ?? 0) > WRITTEN_MAX) return 'tickets'
    if (units * 100 > play.space * game.coverage) return 'coverage'
    if (multiple > most) return 'multiple'
    if (stake < parseAmount(game.leastStake)) return 'least'
    return stake > parseAmount(game.mostStake) ? 'most' : null
  }
  return { units, stake, mostMultiple: most, fault: fault(), line }
}

import { useLingui } from '@lingui/react'
import type { Issue, WireLine } from '@sanuk/contracts/lottery'
import { notify } from '../../toasts/toasts.ts'
import { limitsOfBet } from './numbers/limits-of-bet.ts'
import { adjustedLines } from './numbers/line-faults.ts'
import { splitByRate } from './numbers/split-line.ts'
import { useNumberRates } from './numbers/use-number-rates.ts'
import { ceilingOf, checkLine } from './pad/check-line.ts'
import { quickPicks } from './pad/quick-pick.ts'
import { usePad } from './pad/use-pad.ts'
import type { GameWithPlays } from './plays.ts'
import type { Bet } from './slip/bet-dialog.tsx'
import { useSlip } from './slip/use-slip.ts'

export type CollectingNeeds = GameWithPlays & {
  readonly wanted: string | undefined
  /** The issue that takes bets. */
  readonly first: Issue | null
}

/** From the pad to the slip, with each number at the rate at which it is sold. */
export function useCollecting({ game, plays, wanted, first }: CollectingNeeds) {
  const { _ } = useLingui()
  const rates = useNumberRates(game, first)
  const pad = usePad({ game, plays, wanted, rates })
  const offered = new Map(plays.map((play) => [play.code, play]))
  const slip = useSlip(game.gameCode, {
    plays: offered,
    ceilingOf: ({ play: code, unitStake, series = null }) => {
      const play = offered.get(code)
      return play ? ceilingOf({ game, play }, { unitStake, series }) : 0
    },
  })

  /** Lines as they can be bought now, each at one rate. */
  function atRates(lines: readonly WireLine[]): readonly WireLine[] {
    return lines.flatMap((line) => {
      const play = offered.get(line.play)
      return play ? splitByRate(play, line, rates) : [line]
    })
  }

  /** Says so where lines do not fit. */
  function told(isTaken: boolean): boolean {
    if (!isTaken) void notify('error', _('lottery.slip.full'))
    return isTaken
  }

  /** Says that no number of a bet is sold now. */
  const sayNone = () => void notify('error', _('lottery-betting.adjust.none'))

  /** Adds lines to the slip; says so where they joined equal ones. */
  function collect(lines: readonly WireLine[]): boolean {
    const bought = atRates(lines)
    if (bought.length === 0) {
      sayNone()
      return false
    }
    const joined = slip.equalTo(bought)
    const isTaken = told(slip.add(bought))
    if (isTaken && joined > 0) void notify('info', _('lottery-betting.joined', { count: joined }))
    return isTaken
  }

  /** Lines such that their numbers are sold so. Says so where none is left. */
  function adjusted({ lines, ...asked }: Pick<Bet, 'lines' | 'issues' | 'told'>): readonly WireLine[] {
    const { rates: sold, issueTimes } = limitsOfBet(asked, rates, first)
    const left = adjustedLines({ lines, issueTimes, plays: offered }, sold)
    if (left.length === 0) sayNone()
    return left
  }

  return { rates, pad, slip, offered, atRates, told, collect, adjusted }
}

/** Random bets of a game's play that is on, typed ones in one line; `null` where the stake forbids them. */
export function quickLines({ game }: Pick<GameWithPlays, 'game'>, pad: ReturnType<typeof usePad>, count: number) {
  const selections = quickPicks(pad.play, count)
  const typed = selections.flatMap(({ tickets = [] }) => tickets)
  const [one] = selections
  const joined = one && typed.length > 0 ? [{ ...one, tickets: typed }] : selections
  const checked = joined.map((selection) => checkLine({ game, play: pad.play }, selection, pad.staking))
  return checked.some(({ fault }) => fault !== null) ? null : checked.map(({ line }) => line)
}

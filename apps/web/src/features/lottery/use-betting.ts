import { useLingui } from '@lingui/react'
import type { Issue, Stop, Ticket, WireLine } from '@sanuk/contracts/lottery'
import { useState } from 'react'
import { usePanels } from '../../panels/use-panels.ts'
import { currentSession } from '../../session/session.ts'
import { notify } from '../../toasts/toasts.ts'
import { ceilingOf, checkLine } from './pad/check-line.ts'
import { quickPicks } from './pad/quick-pick.ts'
import { usePad } from './pad/use-pad.ts'
import type { GameWithPlays } from './plays.ts'
import type { Bet } from './slip/bet-dialog.tsx'
import { NO_STOP } from './slip/stop-choice.ts'
import { useSlip } from './slip/use-slip.ts'

type BettingNeeds = GameWithPlays & {
  readonly wanted: string | undefined
  /** The issue that takes bets. */
  readonly first: Issue | null
  /** Shows the member's tickets. */
  readonly showTickets: () => void
}

/** From the pad to the slip, and from both to bets that are placed. */
export function useBetting({ game, plays, wanted, first, showTickets }: BettingNeeds) {
  const { _ } = useLingui()
  const { open } = usePanels()
  const pad = usePad({ game, plays, wanted })
  const [repeats, setRepeats] = useState(1)
  const [stop, setStop] = useState(NO_STOP)
  const [bet, setBet] = useState<(Bet & { readonly from: 'pad' | 'slip' }) | null>(null)
  const [isAsking, setAsking] = useState(false)
  const offered = new Map(plays.map((play) => [play.code, play]))
  const slip = useSlip(game.gameCode, {
    plays: offered,
    ceilingOf: ({ play: code, unitStake, series = null }) => {
      const play = offered.get(code)
      return play ? ceilingOf({ game, play }, { unitStake, series }) : 0
    },
  })

  /** Says so where lines do not fit. */
  function told(isTaken: boolean): boolean {
    if (!isTaken) void notify('error', _('lottery.slip.full'))
    return isTaken
  }

  function add() {
    const { editing, checked } = pad
    if (checked.fault !== null) return
    const isTaken = editing === null ? slip.add([checked.line]) : slip.replace(editing, checked.line)
    if (told(isTaken)) pad.clear()
  }

  function ask(asked: Bet & { readonly from: 'pad' | 'slip' }) {
    if (currentSession() === null) return void open('login')
    setBet(asked)
    setAsking(true)
  }

  function quickPick(count: number) {
    const selections = quickPicks(pad.play, count)
    const typed = selections.flatMap(({ tickets = [] }) => tickets)
    const [one] = selections
    const joined = one && typed.length > 0 ? [{ ...one, tickets: typed }] : selections
    const checked = joined.map((selection) => checkLine({ game, play: pad.play }, selection, pad.staking))
    const refused = checked.find(({ fault }) => fault !== null)
    if (refused) return void notify('error', _('lottery.quick_pick.refused'))
    told(slip.add(checked.map(({ line }) => line)))
  }

  function placed(tickets: readonly Ticket[]) {
    setAsking(false)
    if (bet?.from === 'slip') slip.clear()
    else pad.clear()
    setRepeats(1)
    setStop(NO_STOP)
    const issue = tickets[0]?.issue ?? ''
    const action = { label: _('lottery.tickets'), onClick: showTickets }
    void notify('success', _('lottery.placed', { count: tickets.length, number: issue }), action)
  }

  return {
    pad,
    slip,
    repeats,
    setRepeats,
    stop,
    setStop,
    plays: offered,
    bet,
    isAsking,
    add,
    quickPick,
    betNow: () =>
      first && pad.checked.fault === null && ask({ lines: [pad.checked.line], issues: [first], from: 'pad' }),
    place: (issues: readonly Issue[], asked: Stop | undefined) =>
      ask({ lines: slip.lines, issues, stop: asked, from: 'slip' }),
    setIssues: (issues: readonly Issue[]) => setBet((before) => before && { ...before, issues }),
    stopAsking: () => setAsking(false),
    placed,
    /** Lines of the slip move up: what is being changed is given up. */
    remove: (at: number) => {
      if (pad.editing !== null) pad.clear()
      slip.remove(at)
    },
    clearSlip: () => {
      if (pad.editing !== null) pad.clear()
      slip.clear()
    },
    betAgain: (lines: readonly WireLine[]) => void told(slip.add(lines)),
  }
}

export type Betting = ReturnType<typeof useBetting>

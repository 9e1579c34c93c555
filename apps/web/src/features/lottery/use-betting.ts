import { useLingui } from '@lingui/react'
import type { Stop, Ticket, WireLine } from '@sanuk/contracts/lottery'
import { useState } from 'react'
import { usePanels } from '../../panels/use-panels.ts'
import { currentSession } from '../../session/session.ts'
import { notify } from '../../toasts/toasts.ts'
import type { IssueTimes } from './chase/chase-plan.ts'
import { useChase } from './chase/use-chase.ts'
import type { Bet } from './slip/bet-dialog.tsx'
import { NO_STOP } from './slip/stop-choice.ts'
import { type CollectingNeeds, quickLines, useCollecting } from './use-collecting.ts'

type BettingNeeds = CollectingNeeds & {
  /** Shows the member's tickets. */
  readonly showTickets: () => void
}

/** Bets that are asked about, and where their lines stand. */
type AskedBet = Bet & { readonly from: 'pad' | 'slip' }

/** From the pad to the slip, and from both to bets that are placed. */
export function useBetting({ showTickets, ...needs }: BettingNeeds) {
  const { game, first } = needs
  const { _ } = useLingui()
  const { open } = usePanels()
  const { pad, slip, rates, offered, atRates, told, collect, adjusted } = useCollecting(needs)
  const chase = useChase(slip.lines, { game, plays: offered, first })
  const [stop, setStop] = useState(NO_STOP)
  const [bet, setBet] = useState<AskedBet | null>(null)
  const [isAsking, setAsking] = useState(false)
  const giveUpEditing = () => pad.editing !== null && pad.clear()

  function add() {
    const { editing, checked } = pad
    if (checked.fault !== null) return
    const lines = [checked.line]
    if (editing === null ? collect(lines) : told(slip.replace(editing, atRates(lines)))) pad.clear()
  }

  function ask(asked: Omit<AskedBet, 'told'>) {
    if (currentSession() === null) return void open('login')
    setBet({ ...asked, told: [] })
    setAsking(true)
  }

  function quickPick(count: number) {
    const lines = quickLines({ game }, pad, count)
    if (lines) collect(lines)
    else void notify('error', _('lottery.quick_pick.refused'))
  }

  /** What was adjusted is confirmed anew: nothing is sent. */
  function adjustBet() {
    if (!bet) return
    const lines = adjusted(bet)
    // Another draw may take all of it: the slip stays.
    if (lines.length === 0) return setAsking(false)
    if (bet.from === 'slip' && !told(slip.set(lines))) return
    setBet({ ...bet, lines })
  }

  function placed(tickets: readonly Ticket[]) {
    setAsking(false)
    if (bet?.from === 'slip') slip.clear()
    else pad.clear()
    chase.reset()
    setStop(NO_STOP)
    const words = { count: tickets.length, number: tickets[0]?.issue ?? '' }
    void notify('success', _('lottery.placed', words), { label: _('lottery.tickets'), onClick: showTickets })
  }

  return {
    pad,
    slip,
    chase,
    rates,
    stop,
    setStop,
    plays: offered,
    bet,
    isAsking,
    add,
    quickPick,
    betNow: () =>
      first &&
      pad.checked.fault === null &&
      ask({ lines: atRates([pad.checked.line]), issues: [{ issue: first, multiple: 1 }], from: 'pad' }),
    place: (issues: readonly IssueTimes[], asked: Stop | undefined) =>
      ask({ lines: slip.lines, issues, stop: asked, from: 'slip' }),
    changeBet: (change: Partial<Bet>) => setBet((before) => before && { ...before, ...change }),
    adjustBet,
    adjustSlip: () => {
      giveUpEditing()
      const issues = chase.plan.ok ? chase.plan.rows : []
      const lines = adjusted({ lines: slip.lines, issues, told: [] })
      if (lines.length > 0) told(slip.set(lines))
    },
    stopAsking: () => setAsking(false),
    placed,
    /** Lines of the slip move up: what is being changed is given up. */
    remove: (at: number) => {
      giveUpEditing()
      slip.remove(at)
    },
    clearSlip: () => {
      giveUpEditing()
      slip.clear()
    },
    betAgain: (lines: readonly WireLine[]) => void collect(lines),
  }
}

export type Betting = ReturnType<typeof useBetting>

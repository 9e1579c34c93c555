import { useLingui } from '@lingui/react'
import type { LotteryGame, Ticket, WireLine } from '@sanuk/contracts/lottery'
import { Card } from '@sanuk/ui/card'
import { Sheet } from '@sanuk/ui/sheet'
import { Tabs } from '@sanuk/ui/tabs'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../components/lazy-part.ts'
import type { Round } from '../round/use-round.ts'
import { Plans } from './plans.tsx'
import { Results } from './results.tsx'
import { TicketView } from './ticket-view.tsx'
import { Tickets } from './tickets.tsx'

const Statistics = lazyPart(
  () => import('../statistics/statistics.tsx').then((part) => part.Statistics),
  'lottery-statistics',
)

export type HistoryTab = 'results' | 'statistics' | 'tickets' | 'plans'

type HistoryCardProps = {
  readonly game: LotteryGame
  readonly round: Round
  readonly tab: HistoryTab
  readonly onTab: (tab: HistoryTab) => void
  readonly onBetAgain: (lines: readonly WireLine[]) => void
}

/** What was drawn before, and the member's tickets. */
export function HistoryCard({ game, round, tab, onTab, onBetAgain }: HistoryCardProps) {
  const { _ } = useLingui()
  const [opened, setOpened] = useState<Ticket | null>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <Card aria-label={_('lottery.history')}>
      <Tabs
        wide
        label={_('lottery.history')}
        value={tab}
        onChange={onTab}
        tabs={[
          {
            value: 'results',
            label: _('lottery.results'),
            panel: <Results game={game} latest={round.latest} />,
          },
          {
            value: 'statistics',
            label: _('lottery-statistics.title'),
            panel: (
              <Suspense>
                <Statistics game={game} latest={round.latest} />
              </Suspense>
            ),
          },
          {
            value: 'tickets',
            label: _('lottery.tickets'),
            panel: (
              <Tickets
                gameCode={game.gameCode}
                drawn={round.latest?.number}
                onOpen={(ticket) => {
                  setOpened(ticket)
                  setOpen(true)
                }}
              />
            ),
          },
          {
            value: 'plans',
            label: _('lottery.plans'),
            panel: <Plans gameCode={game.gameCode} />,
          },
        ]}
      />
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        side="right"
        title={opened ? _('lottery.issue', { number: opened.issue }) : ''}
        closeLabel={_('site.close')}
      >
        {opened && (
          <TicketView
            id={opened.id}
            onBetAgain={(lines) => {
              setOpen(false)
              onBetAgain(lines)
            }}
          />
        )}
      </Sheet>
    </Card>
  )
}

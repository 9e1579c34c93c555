import { useLingui } from '@lingui/react'
import type { TeamRound } from '@sanuk/contracts/agent-betting'
import { parseAmount } from '@sanuk/money/amount'
import { Money } from '@sanuk/ui/money'
import { type Column, Table } from '@sanuk/ui/table'
import { VisuallyHidden } from '@sanuk/ui/visually-hidden'
import type { ReactNode } from 'react'
import { useCurrency } from '../../../brand/use-currency.ts'
import { BetSummaries } from '../../../components/records/bet-summaries.tsx'
import { RoundStateBadge } from '../../../components/records/round-state-badge.tsx'
import { useMoment } from '../../../components/use-moment.ts'
import { useLanguage } from '../../../language/language.ts'
import styles from './betting.module.css'
import { SelectionLines } from './selection-lines.tsx'

type BettingTableProps = {
  readonly rows: readonly TeamRound[] | undefined
  readonly empty: ReactNode
  readonly error: ReactNode
  readonly onRound: (row: TeamRound) => void
}

/** Lines of a ticket, or summaries of bets, that are shown before the round is opened. */
const LINES_IN_LIST = 1

/** Bets of the team, the newest first; on a phone each is a card. */
export function BettingTable({ rows, empty, error, onRound }: BettingTableProps) {
  const { _ } = useLingui()
  return (
    <Table
      label={_('agent-betting.list')}
      rows={rows}
      rowKey={({ round }) => round.id}
      empty={empty}
      error={error}
      columns={[
        {
          key: 'member',
          header: _('agent-betting.member'),
          phone: 'heading',
          cell: (row) => <Opener row={row} onOpen={() => onRound(row)} />,
        },
        ...useColumns(),
      ]}
    />
  )
}

function useColumns(): readonly Column<TeamRound>[] {
  const { _ } = useLingui()
  const currency = useCurrency()
  const language = useLanguage()
  const moment = useMoment()
  const money = (sum: string, net = false) => <Money amount={parseAmount(sum)} currency={currency} net={net} />
  return [
    {
      key: 'game',
      header: _('wagers.game'),
      cell: ({ round, selection }) => (
        <span className={styles.game}>
          <span>{round.gameNames[language]}</span>
          <span className={styles.meta}>{round.vassalageName}</span>
          {selection && <SelectionLines selection={selection} most={LINES_IN_LIST} />}
          {round.summaries && <BetSummaries summaries={round.summaries} most={LINES_IN_LIST} />}
        </span>
      ),
    },
    { key: 'time', header: _('agent-betting.started'), cell: ({ round }) => moment(round.startedAt) },
    { key: 'state', header: _('wagers.state'), cell: ({ round }) => <RoundStateBadge state={round.state} /> },
    {
      key: 'stake',
      header: _('wagers.stake'),
      align: 'end',
      cell: ({ round }) => (round.freeStake === null ? money(round.stake) : _('wagers.free')),
    },
    { key: 'valid', header: _('agent-betting.valid'), align: 'end', cell: ({ valid }) => money(valid) },
    {
      key: 'net',
      header: _('wagers.net'),
      align: 'end',
      // While a round runs nobody has lost its stake yet.
      cell: ({ round }) => (isCounted(round) ? money(round.net, true) : '–'),
    },
  ]
}

/** Whether a round has a result. */
export const isCounted = ({ state }: TeamRound['round']): boolean => state === 'settled' || state === 'resettled'

/** Whose bet it is; pressing the name opens it. */
function Opener({ row: { member, round }, onOpen }: { readonly row: TeamRound; readonly onOpen: () => void }) {
  const { _ } = useLingui()
  return (
    <button type="button" className={styles.opener} data-round={round.id} onClick={onOpen}>
      {member.username}
      <VisuallyHidden> · {_('agent-betting.open', { reference: round.reference })}</VisuallyHidden>
    </button>
  )
}

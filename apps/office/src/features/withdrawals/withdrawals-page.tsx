import { useLingui } from '@lingui/react'
import { listAllWithdrawals, WITHDRAWAL_VIEWS } from '@sanuk/contracts/office-withdrawals'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Segmented } from '@sanuk/ui/segmented'
import { Switch } from '@sanuk/ui/switch'
import type { Column } from '@sanuk/ui/table'
import { ArrowUpFromLine, RotateCw } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import styles from '../../components/desk/desk.module.css'
import { DeskTable } from '../../components/desk/desk-table.tsx'
import { useAge } from '../../components/desk/use-age.ts'
import { MemberLink } from '../../components/member-link.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useSound } from '../../components/sounds/use-sound.ts'
import { useMoney } from '../../components/use-money.tsx'
import { useMoment } from '../../language/use-moment.ts'
import { useTitle } from '../../language/use-title.ts'
import list from '../../lists/list-page.module.css'
import { PausedSearch } from '../../lists/paused-search.tsx'
import { SaveList } from '../../lists/save-list.tsx'
import { call } from '../../wire/call.ts'
import { useAskedPages } from '../../wire/use-asked-pages.ts'
import { useSavedWithdrawals } from './use-saved-withdrawals.ts'
import { WithdrawalMarks } from './withdrawal-marks.tsx'
import { WITHDRAWALS, type Withdrawal } from './withdrawals.ts'

/** What members want paid: the queue first, then what is under way, disputed or over. */
export function WithdrawalsPage() {
  const { _ } = useLingui()
  useTitle('office-withdrawals.title')
  const [query, setQuery] = useSearchParams()
  const view = WITHDRAWAL_VIEWS.find((known) => known === query.get('view')) ?? 'queue'
  const search = query.get('search') ?? ''
  const narrow = (part: { view?: string; search?: string }) =>
    setQuery({ view, ...(search && { search }), ...part }, { replace: true })
  const read = (cursor: string | undefined, signal?: AbortSignal) =>
    call(listAllWithdrawals, { query: { view, ...(search ? { search } : {}), ...(cursor ? { cursor } : {}) } }, signal)
  const sound = useSound('withdrawals')
  const asked = useAskedPages({ key: [...WITHDRAWALS, 'list', view, search], ask: read })
  return (
    <>
      <PageHead
        title={_('office-withdrawals.title')}
        note={_('office-withdrawals.note', { minutes: asked.pages?.[0]?.targetMinutes ?? 15 })}
      >
        <Switch checked={sound.isOn} onChange={(event) => sound.turn(event.target.checked)}>
          {_('office-withdrawals.sound')}
        </Switch>
        <Button look="outline" icon={<RotateCw />} busy={asked.isFetching} onClick={() => asked.refetch()}>
          {_('office.refresh')}
        </Button>
        <SaveList name="withdrawals" columns={useSavedWithdrawals()} readFrom={read} />
      </PageHead>
      <Card className={list.list}>
        <div className={list.narrowing}>
          <div className={list.search}>
            <PausedSearch
              label={_('office-withdrawals.search')}
              text={search}
              onSearch={(text) => narrow({ search: text })}
            />
          </div>
          <Segmented
            label={_('office.state')}
            className={styles.views}
            options={WITHDRAWAL_VIEWS.map((value) => ({ value, label: _(`office-withdrawals.view.${value}`) }))}
            value={view}
            onChange={(chosen) => narrow({ view: chosen })}
          />
        </div>
        <DeskTable
          title="office-withdrawals.title"
          asked={asked}
          columns={useColumns()}
          rowKey={({ id }) => id}
          empty={
            <EmptyState icon={<ArrowUpFromLine />} title={_('office-withdrawals.empty')}>
              {_('office-withdrawals.empty.note')}
            </EmptyState>
          }
        />
      </Card>
    </>
  )
}

function useColumns(): Column<Withdrawal>[] {
  const { _ } = useLingui()
  const money = useMoney()
  const age = useAge()
  const moment = useMoment()
  return [
    {
      key: 'reference',
      header: _('office-withdrawals.reference'),
      phone: 'heading',
      cell: ({ id, reference }) => <Link to={`/withdrawals/${id}`}>{reference}</Link>,
    },
    {
      key: 'member',
      header: _('office.username'),
      cell: ({ member, username }) => <MemberLink member={{ id: member, username }} />,
    },
    {
      key: 'requested',
      header: _('office-withdrawals.requested'),
      cell: ({ requestedAt }) => moment(requestedAt),
    },
    { key: 'state', header: _('office.state'), cell: (withdrawal) => <WithdrawalMarks withdrawal={withdrawal} /> },
    {
      key: 'amount',
      header: _('office-withdrawals.amount'),
      align: 'end',
      cell: ({ amount, currency }) => money(amount, { code: currency }),
    },
    {
      key: 'age',
      header: _('office-withdrawals.age'),
      cell: ({ state, requestedAt, overdue }) =>
        state === 'waiting' && <span className={overdue ? styles.late : styles.age}>{age(requestedAt)}</span>,
    },
    {
      key: 'claimed',
      header: _('office.claimant'),
      cell: ({ claimedBy }) => claimedBy?.username ?? _('office.claimed.none'),
    },
  ]
}

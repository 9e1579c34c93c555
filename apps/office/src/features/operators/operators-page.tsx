import { useLingui } from '@lingui/react'
import { listOperators } from '@sanuk/contracts/operators'
import { Badge } from '@sanuk/ui/badge'
import { Card } from '@sanuk/ui/card'
import { EmptyState } from '@sanuk/ui/empty-state'
import type { Column } from '@sanuk/ui/table'
import { ShieldUser } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { AskedTable } from '../../components/asked-table.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useMoment } from '../../language/use-moment.ts'
import { useTitle } from '../../language/use-title.ts'
import list from '../../lists/list-page.module.css'
import { type SavedColumn, SaveList } from '../../lists/save-list.tsx'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { AddOperator } from './add-operator.tsx'
import { OperatorSheet } from './operator-sheet.tsx'
import styles from './operators.module.css'
import { OPERATORS, type OperatorRow } from './operators.ts'
import { RolesCard } from './roles-card.tsx'

/** Who works here, and what they may do; `waiting` is what a second person has to decide about them. */
export function OperatorsPage({ waiting }: { readonly waiting: ReactNode }) {
  const { _ } = useLingui()
  useTitle('operators.title')
  const may = useMay()
  const [chosen, setChosen] = useState<OperatorRow | null>(null)
  const { data, error, refetch } = useAsked({
    key: [...OPERATORS, 'all'],
    ask: (signal) => call(listOperators, undefined, signal),
  })
  const columns = useColumns(setChosen)
  return (
    <div className={styles.page}>
      <PageHead title={_('operators.title')} note={_('operators.note')}>
        <SaveList name="operators" columns={useSavedOperators()} readFrom={readEverybody} />
        {may('operators.change') && <AddOperator />}
      </PageHead>
      {waiting}
      <Card className={list.list}>
        <AskedTable
          title="operators.title"
          columns={columns}
          rows={data?.list}
          rowKey={({ id }) => id}
          skeletonRows={3}
          fault={error}
          onRetry={refetch}
          empty={<EmptyState icon={<ShieldUser />} title={_('operators.title')} />}
        />
      </Card>
      <RolesCard />
      <OperatorSheet operator={chosen} onClose={() => setChosen(null)} />
    </div>
  )
}

function useColumns(onChoose: (row: OperatorRow) => void): readonly Column<OperatorRow>[] {
  const { _ } = useLingui()
  const moment = useMoment()
  return [
    {
      key: 'username',
      header: _('office.username'),
      phone: 'heading',
      cell: (row) => (
        <button type="button" className={list.name} aria-haspopup="dialog" onClick={() => onChoose(row)}>
          {row.username}
        </button>
      ),
    },
    { key: 'name', header: _('operators.name'), cell: ({ name }) => name },
    { key: 'role', header: _('operators.role'), cell: ({ role }) => role.name },
    { key: 'state', header: _('office.state'), cell: (row) => <OperatorState row={row} /> },
    {
      key: 'seen',
      header: _('operators.seen'),
      cell: ({ lastSeenAt }) => (lastSeenAt ? moment(lastSeenAt) : _('office.none')),
    },
  ]
}

/** Everybody is one page. */
const readEverybody = async () => ({ list: (await call(listOperators)).list, nextCursor: null })

function useSavedOperators(): readonly SavedColumn<OperatorRow>[] {
  const { _ } = useLingui()
  return [
    { header: _('office.username'), text: ({ username }) => username },
    { header: _('operators.name'), text: ({ name }) => name },
    { header: _('operators.role'), text: ({ role }) => role.name },
    {
      header: _('office.state'),
      text: (row) =>
        [_(`operators.state.${stateOf(row).state}`), row.proposed && _('operators.proposed')]
          .filter(Boolean)
          .join(' · '),
    },
    { header: _('operators.since'), text: ({ madeAt }) => madeAt },
    { header: _('operators.seen'), text: ({ lastSeenAt }) => lastSeenAt ?? '' },
  ]
}

/** How somebody works here, and in which colour that is said. */
function stateOf({ closedAt, passwordTemporary, hasAuthenticator, withheld }: OperatorRow) {
  if (closedAt) return { state: 'closed', look: 'plain' } as const
  if (passwordTemporary) return { state: 'invited', look: 'luck' } as const
  if (!hasAuthenticator) return { state: 'no_app', look: 'luck' } as const
  if (withheld) return { state: 'withheld', look: 'luck' } as const
  return { state: 'works', look: 'good' } as const
}

function OperatorState({ row }: { row: OperatorRow }) {
  const { _ } = useLingui()
  const { state, look } = stateOf(row)
  return (
    <div className={styles.powers}>
      <Badge look={look}>{_(`operators.state.${state}`)}</Badge>
      {row.proposed && <Badge look="luck">{_('operators.proposed')}</Badge>}
    </div>
  )
}

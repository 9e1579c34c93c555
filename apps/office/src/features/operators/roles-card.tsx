import { useLingui } from '@lingui/react'
import { Badge } from '@sanuk/ui/badge'
import { Button } from '@sanuk/ui/button'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Plus, ShieldUser } from 'lucide-react'
import { useState } from 'react'
import { type DescribedColumn, numberColumn } from '../../lists/described-column.tsx'
import list from '../../lists/list-page.module.css'
import { RowsCard } from '../../lists/rows-card.tsx'
import { useMay } from '../../session/use-operator.ts'
import styles from './operators.module.css'
import type { Role } from './operators.ts'
import { RoleDialog } from './role-dialog.tsx'
import { useRoles } from './use-roles.ts'

const columnsFor = (mayChange: boolean): readonly DescribedColumn<Role>[] => [
  {
    key: 'name',
    header: 'operators.role',
    phone: 'heading',
    text: ({ name }) => name,
    // Nobody changes the role that may do everything.
    opens: ({ everything }) => mayChange && !everything,
  },
  {
    key: 'powers',
    header: 'operators.powers',
    text: ({ everything, powers }, { _ }) =>
      everything ? _('operators.powers.all') : powers.map((power) => _(`operators.power.${power}`)).join(' · '),
    cell: ({ everything, powers, proposed }, { _ }) => (
      <div className={styles.powers}>
        {proposed && <Badge look="luck">{_('operators.proposed')}</Badge>}
        {everything ? (
          <Badge look="luck">{_('operators.powers.all')}</Badge>
        ) : (
          powers.map((power) => <Badge key={power}>{_(`operators.power.${power}`)}</Badge>)
        )}
      </div>
    ),
  },
  numberColumn('operators', 'operators.role.held'),
]

/** The roles with what they may do. */
export function RolesCard() {
  const { _ } = useLingui()
  const mayChange = useMay()('operators.change')
  const { data, error, refetch } = useRoles()
  const [chosen, setChosen] = useState<Role | 'new' | null>(null)
  return (
    <>
      <RowsCard
        title="operators.roles"
        file="roles"
        className={list.list}
        columns={columnsFor(mayChange)}
        rows={data?.list}
        rowKey={({ id }) => id}
        fault={error}
        onRetry={refetch}
        empty={<EmptyState icon={<ShieldUser />} title={_('operators.roles')} />}
        onOpen={setChosen}
        actions={
          mayChange && (
            <Button look="outline" icon={<Plus />} onClick={() => setChosen('new')}>
              {_('operators.role.add')}
            </Button>
          )
        }
      />
      <RoleDialog role={chosen} onClose={() => setChosen(null)} />
    </>
  )
}

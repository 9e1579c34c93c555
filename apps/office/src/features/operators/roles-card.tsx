import { useLingui } from '@lingui/react'
import { Badge } from '@sanuk/ui/badge'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { EmptyState } from '@sanuk/ui/empty-state'
import type { Column } from '@sanuk/ui/table'
import { Plus, ShieldUser } from 'lucide-react'
import { useState } from 'react'
import { AskedTable } from '../../components/asked-table.tsx'
import list from '../../lists/list-page.module.css'
import { SaveWhole } from '../../lists/save-whole.tsx'
import { useMay } from '../../session/use-operator.ts'
import styles from './operators.module.css'
import type { Role } from './operators.ts'
import { RoleDialog } from './role-dialog.tsx'
import { useRoles } from './use-roles.ts'

/** The roles with what they may do. */
export function RolesCard() {
  const { _ } = useLingui()
  const mayChange = useMay()('operators.change')
  const { data, error, refetch } = useRoles()
  const [chosen, setChosen] = useState<Role | 'new' | null>(null)
  return (
    <Card
      className={list.list}
      title={_('operators.roles')}
      action={
        <>
          {data && <SaveRoles roles={data.list} />}
          {mayChange && (
            <Button look="outline" icon={<Plus />} onClick={() => setChosen('new')}>
              {_('operators.role.add')}
            </Button>
          )}
        </>
      }
    >
      <AskedTable
        title="operators.roles"
        columns={useColumns(mayChange ? setChosen : null)}
        rows={data?.list}
        rowKey={({ id }) => id}
        fault={error}
        onRetry={refetch}
        empty={<EmptyState icon={<ShieldUser />} title={_('operators.roles')} />}
      />
      <RoleDialog role={chosen} onClose={() => setChosen(null)} />
    </Card>
  )
}

function SaveRoles({ roles }: { roles: readonly Role[] }) {
  const { _ } = useLingui()
  return (
    <SaveWhole
      name="roles"
      columns={[
        { header: _('operators.role'), text: ({ name }) => name },
        {
          header: _('operators.powers'),
          text: ({ everything, powers }) =>
            everything ? _('operators.powers.all') : powers.map((power) => _(`operators.power.${power}`)).join(' · '),
        },
        { header: _('operators.role.held'), text: ({ operators }) => String(operators) },
      ]}
      rows={roles}
    />
  )
}

function useColumns(onChoose: ((role: Role) => void) | null): readonly Column<Role>[] {
  const { _ } = useLingui()
  return [
    {
      key: 'name',
      header: _('operators.role'),
      phone: 'heading',
      cell: (role) =>
        onChoose && !role.everything ? (
          <button type="button" className={list.name} aria-haspopup="dialog" onClick={() => onChoose(role)}>
            {role.name}
          </button>
        ) : (
          role.name
        ),
    },
    {
      key: 'powers',
      header: _('operators.powers'),
      cell: ({ everything, powers, proposed }) => (
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
    { key: 'held', header: _('operators.role.held'), align: 'end', cell: ({ operators }) => operators },
  ]
}

import { listOperators } from '@sanuk/contracts/operators'
import { Badge } from '@sanuk/ui/badge'
import { ShieldUser } from 'lucide-react'
import type { ReactNode } from 'react'
import { momentColumn, textColumn } from '../../lists/described-column.tsx'
import { DescribedList } from '../../lists/described-list.tsx'
import { defineList } from '../../lists/list-description.ts'
import { wholeOf } from '../../lists/list-source.ts'
import type { Formats } from '../../lists/use-formats.ts'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { AddOperator } from './add-operator.tsx'
import { OperatorSheet } from './operator-sheet.tsx'
import styles from './operators.module.css'
import { OPERATORS, type OperatorRow } from './operators.ts'
import { RolesCard } from './roles-card.tsx'

const SOURCE = wholeOf((signal) => call(listOperators, undefined, signal))

const listOf = (waiting: ReactNode) =>
  defineList(SOURCE, {
    key: [...OPERATORS, 'all'],
    file: 'operators',
    title: 'operators.title',
    note: 'operators.note',
    rowKey: ({ id }) => id,
    skeletonRows: 3,
    columns: [
      textColumn('username', 'office.username', { phone: 'heading', opens: true }),
      textColumn('name', 'operators.name'),
      { key: 'role', header: 'operators.role', text: ({ role }) => role.name },
      {
        key: 'state',
        header: 'office.state',
        text: (row, { _ }) => marksOf(row, _).join(' · '),
        cell: (row, { _ }) => <Marks row={row} marks={marksOf(row, _)} />,
      },
      momentColumn('madeAt', 'operators.since', { fileOnly: true }),
      momentColumn('lastSeenAt', 'operators.seen'),
    ],
    empty: { icon: <ShieldUser />, word: 'operators.title' },
    actions: <Add />,
    above: () => waiting,
    below: <RolesCard />,
    drawer: ({ row, onClose }) => <OperatorSheet operator={row} onClose={onClose} />,
  })

/** Who works here, and what they may do; `waiting` is what a second person has to decide about them. */
export const OperatorsPage = ({ waiting }: { readonly waiting: ReactNode }) => (
  <div className={styles.page}>
    <DescribedList list={listOf(waiting)} />
  </div>
)

function Add() {
  return useMay()('operators.change') && <AddOperator />
}

/** How somebody works here, and in which colour that is said. */
function stateOf({ closedAt, passwordTemporary, hasAuthenticator, withheld }: OperatorRow) {
  if (closedAt) return { state: 'closed', look: 'plain' } as const
  if (passwordTemporary) return { state: 'invited', look: 'luck' } as const
  if (!hasAuthenticator) return { state: 'no_app', look: 'luck' } as const
  if (withheld) return { state: 'withheld', look: 'luck' } as const
  return { state: 'works', look: 'good' } as const
}

/** How somebody works here, and whether a change of it waits for a colleague. */
const marksOf = (row: OperatorRow, say: Formats['_']): string[] => [
  say(`operators.state.${stateOf(row).state}`),
  ...(row.proposed ? [say('operators.proposed')] : []),
]

function Marks({ row, marks: [state, proposed] }: { readonly row: OperatorRow; readonly marks: readonly string[] }) {
  return (
    <div className={styles.powers}>
      <Badge look={stateOf(row).look}>{state}</Badge>
      {proposed && <Badge look="luck">{proposed}</Badge>}
    </div>
  )
}

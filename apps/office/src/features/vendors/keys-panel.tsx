import { useLingui } from '@lingui/react'
import { Badge } from '@sanuk/ui/badge'
import { Button } from '@sanuk/ui/button'
import { EmptyState } from '@sanuk/ui/empty-state'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { type DescribedColumn, momentColumn } from '../../lists/described-column.tsx'
import { RowsTable, SaveRows } from '../../lists/rows-card.tsx'
import { BringKey } from './bring-key.tsx'
import { MakeKey } from './make-key.tsx'
import { RevokeKey } from './revoke-key.tsx'
import styles from './vendors.module.css'
import type { Vendor, VendorKey } from './vendors.ts'

/** Names and days of keys; what is secret of them is told once and to nobody else. */
const COLUMNS: readonly DescribedColumn<VendorKey>[] = [
  {
    key: 'id',
    header: 'vendors.key.id',
    phone: 'heading',
    text: ({ id }) => id,
    cell: ({ id }) => <strong>{id}</strong>,
  },
  {
    key: 'algorithm',
    header: 'vendors.key.algorithm',
    text: ({ algorithm }, { _ }) => _(`vendors.key.algorithm.${algorithm}`),
  },
  momentColumn('madeAt', 'vendors.key.made'),
  {
    key: 'state',
    header: 'vendors.key.state',
    text: ({ revokedAt }, { _ }) => (revokedAt ? _('vendors.key.revoked', { at: revokedAt }) : _('vendors.key.live')),
    cell: ({ revokedAt }, { _, moment }) =>
      revokedAt ? (
        <Badge>{_('vendors.key.revoked', { at: moment(revokedAt) })}</Badge>
      ) : (
        <Badge look="good">{_('vendors.key.live')}</Badge>
      ),
  },
  {
    key: 'action',
    header: 'vendors.key.action',
    align: 'end',
    cell: ({ revokedAt }, { _ }, revoke) =>
      revokedAt === null ? (
        <Button look="outline" size="small" onClick={revoke}>
          {_('vendors.key.revoke')}
        </Button>
      ) : (
        _('office.none')
      ),
  },
]

/** A vendor's keys, live and revoked, and the ways to change them. */
export function KeysPanel({ vendor }: { vendor: Vendor }) {
  const { _ } = useLingui()
  const [revoking, setRevoking] = useState('')
  const [asking, setAsking] = useState(false)
  if (vendor.configured) return <p className={styles.note}>{_('vendors.environment.note')}</p>
  return (
    <div className={styles.panel}>
      <div className={styles.panelHead}>
        <p className={styles.note}>{_('vendors.key.note')}</p>
        <div className={styles.actions}>
          <SaveRows file={`keys-${vendor.code}`} columns={COLUMNS} rows={vendor.keys} />
          <BringKey code={vendor.code} />
          <MakeKey code={vendor.code} />
        </div>
      </div>
      <RowsTable
        title="vendors.keys"
        columns={COLUMNS}
        rows={vendor.keys}
        rowKey={({ id }) => id}
        empty={
          <EmptyState icon={<KeyRound />} title={_('vendors.key.empty')}>
            {_('vendors.key.empty.note')}
          </EmptyState>
        }
        onOpen={({ id }) => {
          setRevoking(id)
          setAsking(true)
        }}
      />
      <RevokeKey code={vendor.code} keyId={revoking} open={asking} onEnd={() => setAsking(false)} />
    </div>
  )
}

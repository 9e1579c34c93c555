import { useLingui } from '@lingui/react'
import { Badge } from '@sanuk/ui/badge'
import { Button } from '@sanuk/ui/button'
import { EmptyState } from '@sanuk/ui/empty-state'
import { type Column, Table } from '@sanuk/ui/table'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useMoment } from '../../language/use-moment.ts'
import { SaveWhole } from '../../lists/save-whole.tsx'
import { BringKey } from './bring-key.tsx'
import { MakeKey } from './make-key.tsx'
import { RevokeKey } from './revoke-key.tsx'
import styles from './vendors.module.css'
import type { Vendor, VendorKey } from './vendors.ts'

/** A vendor's keys, live and revoked, and the ways to change them. */
export function KeysPanel({ vendor }: { vendor: Vendor }) {
  const { _ } = useLingui()
  const [revoking, setRevoking] = useState('')
  const [asking, setAsking] = useState(false)
  const columns = useColumns((id) => {
    setRevoking(id)
    setAsking(true)
  })
  if (vendor.configured) return <p className={styles.note}>{_('vendors.environment.note')}</p>
  return (
    <div className={styles.panel}>
      <div className={styles.panelHead}>
        <p className={styles.note}>{_('vendors.key.note')}</p>
        <div className={styles.actions}>
          <SaveKeys vendor={vendor} />
          <BringKey code={vendor.code} />
          <MakeKey code={vendor.code} />
        </div>
      </div>
      <Table
        label={_('vendors.keys')}
        columns={columns}
        rows={vendor.keys}
        rowKey={({ id }) => id}
        empty={
          <EmptyState icon={<KeyRound />} title={_('vendors.key.empty')}>
            {_('vendors.key.empty.note')}
          </EmptyState>
        }
      />
      <RevokeKey code={vendor.code} keyId={revoking} open={asking} onEnd={() => setAsking(false)} />
    </div>
  )
}

/** Names and days of keys; what is secret of them is told once and to nobody else. */
function SaveKeys({ vendor: { code, keys } }: { vendor: Vendor }) {
  const { _ } = useLingui()
  return (
    <SaveWhole
      name={`keys-${code}`}
      columns={[
        { header: _('vendors.key.id'), text: ({ id }) => id },
        { header: _('vendors.key.algorithm'), text: ({ algorithm }) => _(`vendors.key.algorithm.${algorithm}`) },
        { header: _('vendors.key.made'), text: ({ madeAt }) => madeAt },
        {
          header: _('vendors.key.state'),
          text: ({ revokedAt }) => (revokedAt ? _('vendors.key.revoked', { at: revokedAt }) : _('vendors.key.live')),
        },
      ]}
      rows={keys}
    />
  )
}

function useColumns(revoke: (id: string) => void): readonly Column<VendorKey>[] {
  const { _ } = useLingui()
  const moment = useMoment()
  return [
    { key: 'id', header: _('vendors.key.id'), phone: 'heading', cell: ({ id }) => <strong>{id}</strong> },
    {
      key: 'algorithm',
      header: _('vendors.key.algorithm'),
      cell: ({ algorithm }) => _(`vendors.key.algorithm.${algorithm}`),
    },
    { key: 'made', header: _('vendors.key.made'), cell: ({ madeAt }) => moment(madeAt) },
    {
      key: 'state',
      header: _('vendors.key.state'),
      cell: ({ revokedAt }) =>
        revokedAt ? (
          <Badge>{_('vendors.key.revoked', { at: moment(revokedAt) })}</Badge>
        ) : (
          <Badge look="good">{_('vendors.key.live')}</Badge>
        ),
    },
    {
      key: 'action',
      header: _('vendors.key.action'),
      align: 'end',
      cell: ({ id, revokedAt }) =>
        revokedAt === null ? (
          <Button look="outline" size="small" onClick={() => revoke(id)}>
            {_('vendors.key.revoke')}
          </Button>
        ) : (
          _('office.none')
        ),
    },
  ]
}

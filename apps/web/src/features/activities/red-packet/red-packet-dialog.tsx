import { useLingui } from '@lingui/react'
import { Dialog } from '@sanuk/ui/dialog'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import { Gift } from 'lucide-react'
import type { PanelProps } from '../../../panels/panel-table.ts'
import { RedPacket } from './red-packet.tsx'
import { useRedPacket } from './use-red-packet.ts'

/** The red packets that fall now, wherever on the site one is. */
export function RedPacketDialog({ open, onClose }: PanelProps) {
  const { _ } = useLingui()
  const { standing, isReady } = useRedPacket()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={standing?.activity.name ?? _('red-packets.title')}
      closeLabel={_('site.close')}
      size="medium"
    >
      {standing ? (
        <RedPacket key={standing.activity.id} standing={standing} />
      ) : isReady ? (
        <EmptyState icon={<Gift />} title={_('red-packets.none')} />
      ) : (
        <Skeleton height="420px" shape="card" />
      )}
    </Dialog>
  )
}

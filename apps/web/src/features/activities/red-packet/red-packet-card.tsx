import { useLingui } from '@lingui/react'
import { parseAmount } from '@sanuk/money/amount'
import { formatMoney } from '@sanuk/money/format'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { useCurrency } from '../../../brand/use-currency.ts'
import { usePanels } from '../../../panels/use-panels.ts'
import type { Standing } from '../use-activities.ts'
import { Envelope } from './envelope.tsx'
import styles from './red-packet.module.css'
import { useRedPacket, useRedPackets } from './use-red-packet.ts'

/** On the home page: red packets fall just now. Nothing where none do, or where the member has had theirs. */
export function RedPacketCard() {
  const { standing } = useRedPacket()
  if (standing?.activity.state !== 'open' || standing.part?.state === 'claimed') return null
  return <Falling standing={standing} />
}

function Falling({ standing: { activity } }: { readonly standing: Standing }) {
  const { _ } = useLingui()
  const { open } = usePanels()
  const currency = useCurrency()
  const { data } = useRedPackets(activity.id)
  const most = formatMoney(parseAmount(activity.rule.most), currency)
  return (
    <Card title={activity.name}>
      <div className={styles.card}>
        <Envelope look="closed" />
        <div className={styles.cardWords}>
          <p>{data ? _('red-packets.home.lead', { left: data.left, most }) : _('red-packets.home.up_to', { most })}</p>
          <Button look="luck" wide onClick={() => open('redPacket')}>
            {_('red-packets.home.open')}
          </Button>
        </div>
      </div>
    </Card>
  )
}

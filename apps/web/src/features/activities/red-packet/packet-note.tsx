import { useLingui } from '@lingui/react'
import { parseAmount } from '@sanuk/money/amount'
import { formatMoney } from '@sanuk/money/format'
import { Button } from '@sanuk/ui/button'
import { useCurrency } from '../../../brand/use-currency.ts'
import { useMoment } from '../../../components/use-moment.ts'
import { usePanels } from '../../../panels/use-panels.ts'
import { useSession } from '../../../session/session.ts'
import { type Standing, useActivities } from '../use-activities.ts'
import { clock } from './hours.ts'
import styles from './red-packet.module.css'

type Props = { readonly standing: Standing; readonly received: boolean }

/** Why none can be opened now, or what to do first. */
export function PacketNote({ standing, received }: Props) {
  const { _ } = useLingui()
  const { open } = usePanels()
  const isSignedIn = useSession() !== null
  const { isReady } = useActivities()
  const { activity, part } = standing
  const words = useReason(standing)
  if (received) return <p className={styles.note}>{_(`red-packets.again.${activity.period}`)}</p>
  if (!isSignedIn && activity.state === 'open') {
    const next = activity.promotion ? `/promoDetail?id=${activity.promotion}` : '/?panel=redPacket'
    return (
      <Button look="luck" size="large" wide onClick={() => open('login', next)}>
        {_('red-packets.sign_in')}
      </Button>
    )
  }
  if (isSignedIn && isReady && part === null) return <p className={styles.note}>{_('red-packets.trial')}</p>
  if (words === null) return null
  return (
    <>
      <p className={styles.note}>{words}</p>
      {part?.state === 'deposit_needed' && (
        <Button size="large" wide onClick={() => open('depositv2')}>
          {_('red-packets.deposit')}
        </Button>
      )}
    </>
  )
}

function useReason({ activity, part }: Standing): string | null {
  const { _ } = useLingui()
  const moment = useMoment()
  const currency = useCurrency()
  const { rule, from, leastLevel } = activity
  if (rule.kind !== 'red_packet') return null
  switch (part?.state ?? activity.state) {
    case 'coming':
      return from === null ? null : _('red-packets.note.coming', { at: moment(from) })
    case 'close':
      return _('red-packets.note.close')
    case 'gone':
      return _('red-packets.note.gone')
    case 'resting':
      return (
        rule.hours && _('red-packets.note.resting', { from: clock(rule.hours.from), until: clock(rule.hours.until) })
      )
    case 'rank_needed':
      return _('red-packets.note.rank_needed', { level: leastLevel })
    case 'deposit_needed': {
      if (!rule.deposited) return null
      const least = formatMoney(parseAmount(rule.deposited.least), currency)
      return _('red-packets.note.deposit_needed', { least, days: rule.deposited.days })
    }
    default:
      return null
  }
}

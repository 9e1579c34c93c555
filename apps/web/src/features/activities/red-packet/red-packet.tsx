import { useLingui } from '@lingui/react'
import { parseAmount, ZERO } from '@sanuk/money/amount'
import { formatMoney } from '@sanuk/money/format'
import { RollingMoney } from '@sanuk/ui/rolling-number'
import { useEffect, useRef, useState } from 'react'
import { useCurrency } from '../../../brand/use-currency.ts'
import type { Standing } from '../use-activities.ts'
import { Envelope } from './envelope.tsx'
import { PacketNote } from './packet-note.tsx'
import { PacketsLeft } from './packets-left.tsx'
import { RecentOpenings } from './recent-openings.tsx'
import styles from './red-packet.module.css'
import { Sparkles } from './sparkles.tsx'
import { type Phase, useOpening } from './use-red-packet.ts'

/** A red packet to be opened: what it looks like now, what can be done about it, and who was lucky of late. */
export function RedPacket({ standing }: { readonly standing: Standing }) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const { activity, part } = standing
  const { phase, amount: drawn, open } = useOpening(activity.id)
  const said = useRef<HTMLParagraphElement>(null)
  const claimed = part?.state === 'claimed' ? part.amount : null
  // News of it may be faster than the shaking.
  const received = phase === 'shaking' ? null : (drawn ?? claimed)

  // The button that was pressed is gone: who came by the keyboard goes on from what it brought.
  useEffect(() => {
    if (phase === 'open') said.current?.focus({ preventScroll: true })
  }, [phase])

  const words = received && _('red-packets.got.said', { amount: formatMoney(parseAmount(received), currency) })
  return (
    <div className={styles.packet}>
      <div className={styles.stage} data-look={received ? 'open' : undefined}>
        {phase === 'open' && <Sparkles />}
        {received ? (
          <Opened amount={received} still={phase !== 'open'} />
        ) : (
          <Closed standing={standing} phase={phase} onOpen={open} />
        )}
      </div>
      <p ref={said} role="status" tabIndex={-1} className={styles.said}>
        {phase === 'shaking' ? _('red-packets.opening') : words}
      </p>
      <PacketNote standing={standing} received={received !== null} />
      <PacketsLeft activity={activity} />
      <RecentOpenings activity={activity} />
    </div>
  )
}

type ClosedProps = { readonly standing: Standing; readonly phase: Phase; readonly onOpen: () => Promise<void> }

/** A button where it can be opened now, and else a picture. */
function Closed({ standing: { activity, part }, phase, onOpen }: ClosedProps) {
  const { _ } = useLingui()
  if (part?.state !== 'open' && phase !== 'shaking') {
    return <Envelope look="closed" faded={activity.state === 'gone' || activity.state === 'close'} />
  }
  return (
    <button type="button" className={styles.tap} aria-disabled={phase === 'shaking'} onClick={unless(phase, onOpen)}>
      <Envelope look={phase === 'shaking' ? 'shaking' : 'closed'} />
      <span className={styles.tapWords}>{_('red-packets.tap')}</span>
    </button>
  )
}

function Opened({ amount, still }: { readonly amount: string; readonly still: boolean }) {
  const { _ } = useLingui()
  return (
    <Envelope look="open" still={still}>
      {_('red-packets.got')}
      <Counted amount={amount} still={still} />
    </Envelope>
  )
}

/** A second press while it is being shaken does nothing; the button keeps the focus. */
const unless = (phase: Phase, open: () => Promise<void>) => () => {
  if (phase !== 'shaking') void open()
}

/** Counts up from nothing when it has just been opened. */
function Counted({ amount, still }: { readonly amount: string; readonly still: boolean }) {
  const currency = useCurrency()
  const [shown, setShown] = useState(still ? parseAmount(amount) : ZERO)
  useEffect(() => {
    const timer = setTimeout(() => setShown(parseAmount(amount)), 450)
    return () => clearTimeout(timer)
  }, [amount])
  return (
    <strong className={styles.amount}>
      <RollingMoney amount={shown} currency={currency} />
    </strong>
  )
}

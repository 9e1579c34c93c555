import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { MessageCircleQuestion } from 'lucide-react'
import { writeLongDay } from '../../../components/records/written-days.ts'
import { useLanguage } from '../../../language/language.ts'
import type { Agreement } from '../terms/contract-tiers.ts'
import styles from './agreements.module.css'
import { TierLines } from './tier-lines.tsx'
import type { Agreements } from './use-agreements.ts'

type OwnAgreementProps = {
  readonly agreements: Agreements
  /** What holds from a later day on, where that is agreed. */
  readonly next: Agreement | null
  readonly onAsk: () => void
}

/** The agent's own contract, and the way to ask the one above for another. */
export function OwnAgreement({ agreements, next, onAsk }: OwnAgreementProps) {
  const { _ } = useLingui()
  const language = useLanguage()
  const { own } = agreements
  return (
    <Card level={3} title={_('agent-agreements.own')}>
      <div className={styles.stack}>
        <TierLines label={_('agent-agreements.own')} tiers={own?.tiers ?? []} />
        {own && (
          <p className={styles.note}>{_('agent-agreements.own.since', { day: writeLongDay(own.from, language) })}</p>
        )}
        {next && <NextAgreement next={next} />}
        <AskUpline agreements={agreements} onAsk={onAsk} />
      </div>
    </Card>
  )
}

/** What holds from a later day on. */
function NextAgreement({ next: { tiers, from } }: { readonly next: Agreement }) {
  const { _ } = useLingui()
  const day = writeLongDay(from, useLanguage())
  if (tiers.length === 0) return <p className={styles.next}>{_('agent-agreements.own.ends', { day })}</p>
  const label = _('agent-agreements.own.next', { day })
  return (
    <div className={styles.side}>
      <p className={styles.label}>{label}</p>
      <TierLines label={label} tiers={tiers} />
    </div>
  )
}

/** The way to the agent above; nothing at the top of the tree. */
function AskUpline({ agreements: { upline, most, waiting }, onAsk }: Omit<OwnAgreementProps, 'next'>) {
  const { _ } = useLingui()
  if (!upline) return null
  if (waiting.some(({ isForMe }) => isForMe)) return <p className={styles.note}>{_('agent-agreements.own.waiting')}</p>
  if (most === null) return <p className={styles.note}>{_('agent-agreements.own.off')}</p>
  return (
    <div className={styles.actions}>
      <Button look="outline" icon={<MessageCircleQuestion />} onClick={onAsk}>
        {_('agent-agreements.ask', { username: upline.username })}
      </Button>
    </div>
  )
}

import { useLingui } from '@lingui/react'
import { type FreeRoundsDraft, grantFreeRounds, previewFreeRounds } from '@sanuk/contracts/office-free-rounds'
import type { AnswerOf } from '@sanuk/contracts/route'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { toast } from '@sanuk/ui/toast'
import { Calculator, Sparkles } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useMoney } from '../../components/use-money.tsx'
import { call } from '../../wire/call.ts'
import { useSending } from '../../wire/use-sending.ts'
import { DraftFields } from './draft-fields.tsx'
import styles from './free-rounds.module.css'
import { asSent, FREE_ROUNDS, lineOf, NEW_DRAFT } from './free-rounds.ts'

type Foreseen = AnswerOf<typeof previewFreeRounds>

/** A campaign that is being written: whom it reaches and what it may cost is looked at first, then it is granted. */
export function GrantDialog({ onClose }: { readonly onClose: () => void }) {
  const { _ } = useLingui()
  const [, navigate] = useLocation()
  const [draft, setDraft] = useState<FreeRoundsDraft>(NEW_DRAFT)
  const [foreseen, setForeseen] = useState<Foreseen>()
  const { busy, fault, faults, send } = useSending(FREE_ROUNDS)
  const change = (part: Partial<FreeRoundsDraft>) => {
    setDraft((before) => ({ ...before, ...part }))
    setForeseen(undefined)
  }
  const foresee = () => send(async () => setForeseen(await call(previewFreeRounds, { body: asSent(draft) })))
  const grant = () =>
    send(async () => {
      const { id, proposal } = await call(grantFreeRounds, { body: asSent(draft) })
      onClose()
      if (proposal === null) {
        toast.success(_('office-free-rounds.granted'))
        return navigate(`/free-rounds/${id}`)
      }
      const action = { label: _('office-messages.to_approvals'), onClick: () => navigate('/approvals') }
      toast.success(_('office-free-rounds.proposed'), { action })
    })
  const ready = foreseen !== undefined && foreseen.unknown.length === 0
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      locked={busy}
      closeLabel={_('office.close')}
      title={_('office-free-rounds.grant')}
      description={_('office-free-rounds.effect')}
      error={fault}
      footer={
        ready ? (
          <Button icon={<Sparkles />} busy={busy} onClick={grant}>
            {_(foreseen.needsTwo ? 'office-free-rounds.propose' : 'office-free-rounds.grant')}
          </Button>
        ) : (
          <Button icon={<Calculator />} busy={busy} onClick={foresee}>
            {_('office-free-rounds.foresee')}
          </Button>
        )
      }
    >
      <div className={styles.form}>
        <DraftFields draft={draft} onChange={change} faults={faults} />
        <div role="status">{foreseen && <Foresight draft={draft} foreseen={foreseen} />}</div>
      </div>
    </Dialog>
  )
}

/** What the button that grants stands for: it comes into view, however long the form is. */
function Foresight({ draft, foreseen }: { readonly draft: FreeRoundsDraft; readonly foreseen: Foreseen }) {
  const { _ } = useLingui()
  const money = useMoney()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const { reach, unknown, worth, most, needsTwo } = foreseen
  return (
    <div ref={place} className={styles.foreseen}>
      <p>{_('office-free-rounds.foreseen', { count: reach })}</p>
      <p>
        {_('office-free-rounds.foreseen.worth')} {money(worth)} · {_('office-free-rounds.foreseen.most')} {money(most)}
      </p>
      {needsTwo && <p>{_('office-free-rounds.foreseen.two')}</p>}
      {unknown.length > 0 && (
        <ul className={styles.unknown}>
          {unknown.map(({ line, name }) => (
            <li key={line}>{_('office-free-rounds.unknown', { line: lineOf(draft, line), name })}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

import { useLingui } from '@lingui/react'
import type { AgentScheme } from '@sanuk/contracts/agent-schemes'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { type FormEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { writeLongDay } from '../../../components/records/written-days.ts'
import { useLanguage } from '../../../language/language.ts'
import type { AskedTerms } from './asked-terms.ts'
import { PreviewPart } from './preview-part.tsx'
import { TermLimits } from './term-limits.tsx'
import styles from './terms.module.css'
import { TierFields } from './tier-fields.tsx'
import { useTerms } from './use-terms.ts'

type TermsDialogProps = {
  readonly scheme: AgentScheme
  readonly asked: AskedTerms
  readonly onClose: () => void
}

/** Other tiers for an agent right below, or from the one right above, with what they would have brought. */
export function TermsDialog({ scheme, asked, onClose }: TermsDialogProps) {
  const { _ } = useLingui()
  const language = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  const [isTold, setTold] = useState(false)
  const { other, side, standing, from } = asked
  const terms = useTerms(scheme, asked, isTold)
  const { username } = other
  const title =
    side === 'upline'
      ? _('agent-agreements.ask', { username })
      : _(standing.length > 0 ? 'agent-agreements.team.change.of' : 'agent-agreements.team.offer.to', { username })

  async function send() {
    if (await terms.send()) return onClose()
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (terms.busy) return
    // Whatever is missing is told now, and is where the keyboard goes on.
    flushSync(() => setTold(true))
    send()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      locked={terms.busy}
      size="medium"
      title={title}
      description={_('agent-agreements.terms.from', { username, day: writeLongDay(from, language) })}
      closeLabel={_('site.close')}
      error={terms.fault}
      footer={
        <Button type="submit" form={id} size="large" wide busy={terms.busy}>
          {_('agent-agreements.terms.send')}
        </Button>
      }
    >
      <form id={id} ref={form} className={styles.form} noValidate onSubmit={submit}>
        <TermLimits scheme={scheme} asked={asked} />
        <TierFields rows={terms.rows} onChange={terms.setRows} rules={terms.rules} faultOf={terms.faultOf} />
        <PreviewPart preview={terms.preview} instead={terms.instead} agent={username} />
      </form>
    </Dialog>
  )
}

import { useLingui } from '@lingui/react'
import { type AgentSignal, reviewAgentSignal, undoAgentSignalReview } from '@sanuk/contracts/office-agent-signals'
import { Button } from '@sanuk/ui/button'
import { toast } from '@sanuk/ui/toast'
import { Check, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { ReasonDialog } from '../../components/desk/reason-dialog.tsx'
import { FormFault } from '../../components/form-fault.tsx'
import { call } from '../../wire/call.ts'
import { useSending } from '../../wire/use-sending.ts'
import { SIGNALS } from './signals.ts'

/** Marks a signal as reviewed, with what was found; or opens it again. */
export function SignalActions({ signal: { agent, evidence, state } }: { readonly signal: AgentSignal }) {
  const { _ } = useLingui()
  const { busy, fault, send } = useSending(SIGNALS)
  const [isOpen, setOpen] = useState(false)
  const params = { agent: agent.id, kind: evidence.kind }

  async function undo() {
    if (await send(() => call(undoAgentSignalReview, { params }))) toast.success(_('office-agent-signals.undone'))
  }

  if (state === 'reviewed') {
    return (
      <>
        <Button look="outline" icon={<Undo2 />} busy={busy} onClick={undo}>
          {_('office-agent-signals.undo')}
        </Button>
        <FormFault>{fault}</FormFault>
      </>
    )
  }
  return (
    <>
      <Button look="outline" icon={<Check />} onClick={() => setOpen(true)}>
        {_('office-agent-signals.review')}
      </Button>
      {isOpen && (
        <ReasonDialog
          open
          about={SIGNALS}
          onClose={() => setOpen(false)}
          title={_('office-agent-signals.review.title', { username: agent.username })}
          description={_('office-agent-signals.review.note')}
          label={_('office-agent-signals.review.label')}
          word={_('office-agent-signals.review')}
          onSend={async (note) => {
            await call(reviewAgentSignal, { params, body: { note } })
            return _('office-agent-signals.review.done')
          }}
        />
      )}
    </>
  )
}

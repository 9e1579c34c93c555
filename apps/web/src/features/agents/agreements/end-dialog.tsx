import { useLingui } from '@lingui/react'
import type { AgentScheme } from '@sanuk/contracts/agent-schemes'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { PreviewPart } from './preview-part.tsx'
import type { Person } from './use-agreements.ts'
import { usePreview } from './use-preview.ts'
import { useSendTerms } from './use-send-terms.ts'

type EndDialogProps = { readonly scheme: AgentScheme; readonly agent: Person; readonly onClose: () => void }

/** A contract without tiers is one that ends. */
const NO_TIERS = [] as const

/** Asks an agent right below to end the contract, with what that would have changed. */
export function EndDialog({ scheme, agent, onClose }: EndDialogProps) {
  const { _ } = useLingui()
  const preview = usePreview({ scheme, other: agent.id }, NO_TIERS)
  const { send, busy, faultsOf } = useSendTerms(scheme, agent)
  const { username } = agent

  async function end() {
    if (await send(NO_TIERS)) onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      locked={busy}
      size="medium"
      title={_('agent-agreements.team.end.of', { username })}
      description={_('agent-agreements.end.note', { username })}
      closeLabel={_('site.close')}
      error={faultsOf(NO_TIERS)['']}
      footer={
        <>
          <Button look="outline" size="large" disabled={busy} onClick={onClose}>
            {_('site.cancel')}
          </Button>
          <Button look="danger" size="large" busy={busy} onClick={end}>
            {_('agent-agreements.end.send')}
          </Button>
        </>
      }
    >
      <PreviewPart preview={preview} instead={undefined} agent={username} />
    </Dialog>
  )
}

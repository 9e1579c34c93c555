import { useLingui } from '@lingui/react'
import type { AgreementRequest } from '@sanuk/contracts/agent-agreements'
import type { AgentScheme } from '@sanuk/contracts/agent-schemes'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { useState } from 'react'
import { notify } from '../../../toasts/toasts.ts'
import { RequestTitle } from './request-card.tsx'
import { ReviewContent } from './review-content.tsx'
import { useReview } from './use-review.ts'

type ReviewDialogProps = {
  readonly scheme: AgentScheme
  /** As it stood in the list; it is read anew. */
  readonly listed: AgreementRequest
  readonly onClose: () => void
}

/** What a request means, and the answer of whoever is asked. */
export function ReviewDialog({ scheme, listed, onClose }: ReviewDialogProps) {
  const { _ } = useLingui()
  const review = useReview(scheme, listed.id)
  const { request, whatIf, isOver, busy } = review
  const ends = whatIf?.ends ?? []
  const shownEnds = ends.map(({ id }) => id).join()
  // Holds for the contracts that were shown with it and for no others.
  const [understood, setUnderstood] = useState('')
  const isUnderstood = understood === shownEnds
  const isAsked = request !== undefined && !request.isMine && request.state === 'waiting' && !isOver

  async function answer(given: 'accept' | 'reject') {
    if (!(await review.give(given))) return
    await notify('success', _(given === 'accept' ? 'agent-agreements.accepted' : 'agent-agreements.rejected'))
    onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      locked={busy}
      size="medium"
      title={<RequestTitle request={request ?? listed} />}
      closeLabel={_('site.close')}
      error={review.fault}
      footer={
        isAsked && (
          <>
            <Button look="outline" size="large" disabled={busy} onClick={() => answer('reject')}>
              {_('agent-agreements.reject')}
            </Button>
            {whatIf && (
              <Button size="large" disabled={!isUnderstood} busy={busy} onClick={() => answer('accept')}>
                {_('agent-agreements.accept')}
              </Button>
            )}
          </>
        )
      }
    >
      <ReviewContent
        review={review}
        understanding={
          isAsked && ends.length > 0
            ? { isUnderstood, onChange: (yes) => setUnderstood(yes ? shownEnds : '') }
            : undefined
        }
      />
    </Dialog>
  )
}

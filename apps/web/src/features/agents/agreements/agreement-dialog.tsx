import type { AgreementRequest } from '@sanuk/contracts/agent-agreements'
import type { AgentScheme } from '@sanuk/contracts/agent-schemes'
import type { AskedTerms } from './asked-terms.ts'
import { EndDialog } from './end-dialog.tsx'
import { ReviewDialog } from './review-dialog.tsx'
import { TermsDialog } from './terms-dialog.tsx'
import type { Person } from './use-agreements.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

/** Which dialog is open, and about what. */
export type OpenedDialog =
  | { readonly kind: 'review' | 'withdraw'; readonly request: AgreementRequest }
  | { readonly kind: 'terms'; readonly asked: AskedTerms }
  | { readonly kind: 'end'; readonly agent: Person }

type AgreementDialogProps = {
  readonly scheme: AgentScheme
  readonly opened: OpenedDialog
  readonly onClose: () => void
}

/** The dialog that is open. It stays while the lists behind it are loaded anew. */
export function AgreementDialog({ scheme, opened, onClose }: AgreementDialogProps) {
  switch (opened.kind) {
    case 'review':
      return <ReviewDialog scheme={scheme} listed={opened.request} onClose={onClose} />
    case 'withdraw':
      return <WithdrawDialog scheme={scheme} request={opened.request} onClose={onClose} />
    case 'terms':
      return <TermsDialog scheme={scheme} asked={opened.asked} onClose={onClose} />
    case 'end':
      return <EndDialog scheme={scheme} agent={opened.agent} onClose={onClose} />
  }
}

import { useLingui } from '@lingui/react'
import { agreeToLegal, LEGAL_DOCUMENTS, type LegalDocument, ownAgreement } from '@sanuk/contracts/content'
import type { AnswerOf } from '@sanuk/contracts/route'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { useMutation } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../components/lazy-part.ts'
import { useMoment } from '../../components/use-moment.ts'
import { useSignOut } from '../../session/use-sign-out.ts'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { keyOf, queryClient, read } from '../../wire/read.ts'
import styles from './agreement-dialog.module.css'

const LegalDialog = lazyPart(
  () => import('../../components/legal/legal-dialog.tsx').then((part) => part.LegalDialog),
  'legal',
)

type Due = AnswerOf<typeof ownAgreement>['due']

type AgreementDialogProps = { readonly due: Due; readonly onLater: () => void }

/** Which documents have changed, the texts to read, and the choice to agree or to sign out. */
export function AgreementDialog({ due, onLater }: AgreementDialogProps) {
  const { _ } = useLingui()
  const moment = useMoment()
  const signOut = useSignOut()
  const [shown, setShown] = useState<LegalDocument | null>(null)
  const { mutate, isPending, error } = useAgree(due)
  return (
    <Dialog
      open
      onClose={onLater}
      closeLabel={_('legal.agree.later')}
      locked={isPending}
      title={_('legal.agree.title')}
      description={_('legal.agree.note')}
      error={error && faultText(error, _)}
      footer={
        <>
          <Button look="outline" size="large" disabled={isPending} onClick={() => void signOut()}>
            {_('site.sign_out')}
          </Button>
          <Button size="large" busy={isPending} onClick={() => !isPending && mutate()}>
            {_('legal.agree.confirm')}
          </Button>
        </>
      }
    >
      <ul className={styles.changed}>
        {due.map(({ document, number, publishedAt, agreed }) => (
          <li key={document}>
            <strong>{_(`legal.${document}`)}</strong>
            <span>{_('legal.version', { number, date: moment(publishedAt) })}</span>
            {agreed !== null && <span className={styles.before}>{_('legal.agree.before', { number: agreed })}</span>}
          </li>
        ))}
      </ul>
      <div className={styles.texts}>
        {LEGAL_DOCUMENTS.map((document) => (
          <Button key={document} look="ghost" size="small" onClick={() => setShown(document)}>
            {_(`legal.agree.read.${document}`)}
          </Button>
        ))}
      </div>
      {shown && (
        <Suspense>
          <LegalDialog document={shown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </Dialog>
  )
}

/** Agrees to what is shown, and to nothing that was published since. */
function useAgree(due: Due) {
  return useMutation({
    mutationFn: () =>
      call(agreeToLegal, { body: { versions: due.map(({ document, number }) => ({ document, number })) } }),
    onSuccess: (answer) => void queryClient.setQueryData(read(ownAgreement).queryKey, answer),
    onError: () => queryClient.invalidateQueries({ queryKey: keyOf(ownAgreement) }),
  })
}

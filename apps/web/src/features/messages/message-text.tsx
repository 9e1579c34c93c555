import { useLingui } from '@lingui/react'
import { hideMessage, type LetterKey, type Message, openMessage, restoreMessage } from '@sanuk/contracts/messages'
import { Button } from '@sanuk/ui/button'
import { ErrorState } from '@sanuk/ui/error-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useEffect } from 'react'
import { RichText } from '../../components/rich-text.tsx'
import { useLanguage } from '../../language/language.ts'
import { usePanels } from '../../panels/use-panels.ts'
import { notify } from '../../toasts/toasts.ts'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { keyOf, metaOf } from '../../wire/read.ts'
import styles from './messages.module.css'
import { askMessagesAgain } from './use-messages.ts'

/** Where one goes on from a letter of the platform. */
const WAYS = {
  deposit_credited: 'depositv2',
  withdrawal_paid: 'withdraw',
  withdrawal_rejected: 'withdraw',
  prize_won: 'rewardCenter',
  reward_waiting: 'rewardCenter',
  new_device: 'securityCenter',
  document_accepted: 'securityCenter',
  document_rejected: 'securityCenter',
  portrait_removed: 'securityCenter',
  free_rounds_granted: 'rewardCenter',
  frozen: 'withdraw',
  freeze_lifted: 'withdraw',
  agreement_asked: 'agentDailyWages2',
  agreement_accepted: 'agentDailyWages2',
  agreement_rejected: 'agentDailyWages2',
  contract_ended: 'agentDailyWages2',
  given_terms_left_out: 'agentDailyWages2',
  starting_terms_left_out: 'agentDailyWages2',
} as const satisfies Record<LetterKey, string>

/** The text of a message. Whoever sees it has read it. */
export function MessageText({ message: { id, about, read, title } }: { readonly message: Message }) {
  const { _ } = useLingui()
  const { open: openPanel } = usePanels()
  const language = useLanguage()
  const { data, error, refetch } = useQuery({
    queryKey: [...keyOf(openMessage), id, language],
    queryFn: ({ signal }) => call(openMessage, { params: { id } }, signal),
    meta: metaOf(openMessage),
  })
  const isOpened = data !== undefined
  useEffect(() => {
    if (isOpened && !read) askMessagesAgain()
  }, [isOpened, read])

  async function attempt(work: () => Promise<unknown>) {
    try {
      await work()
    } catch (fault) {
      await notify('error', faultText(fault, _))
    } finally {
      askMessagesAgain()
    }
  }
  const restore = () => attempt(() => call(restoreMessage, { params: { id } }))
  const hide = () =>
    attempt(async () => {
      await call(hideMessage, { params: { id } })
      await notify('success', _('messages.hidden'), { label: _('messages.undo'), onClick: restore })
    })

  if (error) {
    return (
      <ErrorState title={_('messages.gone')} retryLabel={_('site.retry')} onRetry={refetch}>
        {faultText(error, _)}
      </ErrorState>
    )
  }
  if (!data) return <Skeleton shape="card" height="96px" />
  return (
    <div className={styles.text}>
      <RichText html={data.content} level={3} />
      <div className={styles.deeds}>
        {about && (
          <Button size="small" look="outline" onClick={() => openPanel(WAYS[about])}>
            {_(`messages.go.${WAYS[about]}`)}
          </Button>
        )}
        <Button
          size="small"
          look="ghost"
          icon={<Trash2 />}
          aria-label={_('messages.hide.named', { title })}
          onClick={hide}
        >
          {_('messages.hide')}
        </Button>
      </div>
    </div>
  )
}

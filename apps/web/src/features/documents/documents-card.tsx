import { useLingui } from '@lingui/react'
import { ownDocuments } from '@sanuk/contracts/documents'
import type { AnswerOf } from '@sanuk/contracts/route'
import { parseAmount } from '@sanuk/money/amount'
import { formatMoney } from '@sanuk/money/format'
import { Badge } from '@sanuk/ui/badge'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { ErrorState } from '@sanuk/ui/error-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { useCurrency } from '../../brand/use-currency.ts'
import { useMoment } from '../../components/use-moment.ts'
import { faultText } from '../../wire/fault-text.ts'
import { read } from '../../wire/read.ts'
import styles from './documents.module.css'
import { SendDocument } from './send-document.tsx'

type Own = AnswerOf<typeof ownDocuments>

const STANDING = { none: 'luck', waiting: 'plain', verified: 'good' } as const
const LOOKS = { waiting: 'plain', accepted: 'good', rejected: 'bad', expired: 'luck' } as const

/** Whether the member is verified, what is still needed, and what became of each document. */
export function DocumentsCard() {
  const { _ } = useLingui()
  const { data, error, refetch } = useQuery(read(ownDocuments))
  const [open, setOpen] = useState(false)
  return (
    <Card
      level={3}
      title={_('documents.title')}
      mark={data && <Badge look={STANDING[data.state]}>{_(`documents.state.${data.state}`)}</Badge>}
      className={styles.wide}
    >
      {error && !data && (
        <ErrorState title={_('documents.failed')} retryLabel={_('site.retry')} onRetry={refetch}>
          {faultText(error, _)}
        </ErrorState>
      )}
      {!data && !error && <Skeleton height="120px" />}
      {data && (
        <div className={styles.body}>
          <Lead own={data} />
          <List own={data} />
          <Button className={styles.send} look="outline" icon={<FileUp />} onClick={() => setOpen(true)}>
            {_('documents.send')}
          </Button>
        </div>
      )}
      {open && data && <SendDocument own={data} onClose={() => setOpen(false)} />}
    </Card>
  )
}

function Lead({ own: { state, missing, withdrawalsAbove } }: { readonly own: Own }) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const needs = missing.map((need) => _(`documents.need.${need}`)).join(', ')
  const amount = withdrawalsAbove === null ? null : formatMoney(parseAmount(withdrawalsAbove), currency)
  return (
    <div className={styles.lead}>
      <p>{state === 'none' ? _('documents.missing', { needs }) : _(`documents.${state}.note`)}</p>
      {amount && state !== 'verified' && <p>{_('documents.above', { amount })}</p>}
    </div>
  )
}

function List({ own: { list } }: { readonly own: Own }) {
  const { _ } = useLingui()
  const moment = useMoment()
  if (list.length === 0) return <p className={styles.note}>{_('documents.empty')}</p>
  return (
    <ul className={styles.list}>
      {list.map(({ id, kind, state, reason, note, sentAt, expiresOn }) => (
        <li key={id} className={styles.row}>
          <div className={styles.words}>
            <p className={styles.kind}>{_(`documents.kind.${kind}`)}</p>
            <p className={styles.note}>
              <time dateTime={sentAt}>{moment(sentAt)}</time>
              {expiresOn && <> · {_('documents.until', { day: expiresOn })}</>}
            </p>
            {reason && (
              <p className={styles.reason}>
                {_(`documents.reason.${reason}`)}
                {note && ` – ${note}`}
              </p>
            )}
          </div>
          <Badge look={LOOKS[state]}>{_(`documents.document.${state}`)}</Badge>
        </li>
      ))}
    </ul>
  )
}

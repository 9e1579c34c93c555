import { useLingui } from '@lingui/react'
import { feedbackPictures } from '@sanuk/contracts/office-feedback'
import { Badge } from '@sanuk/ui/badge'
import { Card } from '@sanuk/ui/card'
import { CopyButton } from '../../components/copy-button.tsx'
import { SentPictures } from '../../components/sent-pictures.tsx'
import { useMoment } from '../../language/use-moment.ts'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import styles from './feedback.module.css'
import type { Message } from './feedback.ts'
import { SettleMessage } from './settle-message.tsx'

const LOOKS = { praise: 'good', idea: 'plain', fault: 'bad', money: 'luck', other: 'plain' } as const

/** One message: its words, its pictures, who may be answered, and what became of it. */
export function MessageCard({ message }: { message: Message }) {
  const { _ } = useLingui()
  const moment = useMoment()
  const mayChange = useMay()('feedback.change')
  const { id, topic, content, email, language, givenAt, settledAt, note } = message
  return (
    <Card>
      <p className={styles.about}>
        <Badge look={LOOKS[topic]}>{_(`feedback.topic.${topic}`)}</Badge>
        <time dateTime={givenAt}>{moment(givenAt)}</time>
      </p>
      <p className={styles.words} lang={language}>
        {content}
      </p>
      {message.pictures > 0 && (
        <SentPictures
          // Not below the messages' own key: settling one does not change its pictures.
          name={['feedback-pictures', id]}
          count={message.pictures}
          ask={(signal) => call(feedbackPictures, { params: { id } }, signal)}
        />
      )}
      <div className={styles.foot}>
        {email ? (
          <span className={styles.address}>
            <a href={`mailto:${email}`}>{email}</a>
            <CopyButton text={email} label={_('office-feedback.copy')} />
          </span>
        ) : (
          <span>{_('office-feedback.no_address')}</span>
        )}
        {!settledAt && mayChange && <SettleMessage id={id} />}
        {settledAt && (
          <span>
            <Badge look="good">{_('office-feedback.settled', { at: moment(settledAt) })}</Badge> {note}
          </span>
        )}
      </div>
    </Card>
  )
}

import { useLingui } from '@lingui/react'
import type { LetterKey, Message } from '@sanuk/contracts/messages'
import { classNames } from '@sanuk/ui/class-names'
import { VisuallyHidden } from '@sanuk/ui/visually-hidden'
import {
  ArrowDownToLine,
  ArrowUpFromLine,
  BadgeCheck,
  ChevronDown,
  FileWarning,
  Gift,
  Handshake,
  ImageOff,
  type LucideIcon,
  Megaphone,
  ShieldAlert,
  Snowflake,
  Trophy,
} from 'lucide-react'
import { useId } from 'react'
import { useMoment } from '../../components/use-moment.ts'
import { MessageText } from './message-text.tsx'
import styles from './messages.module.css'

const ICONS: Readonly<Record<LetterKey, LucideIcon>> = {
  deposit_credited: ArrowDownToLine,
  withdrawal_paid: ArrowUpFromLine,
  withdrawal_rejected: ArrowUpFromLine,
  prize_won: Trophy,
  reward_waiting: Gift,
  new_device: ShieldAlert,
  document_accepted: BadgeCheck,
  document_rejected: FileWarning,
  portrait_removed: ImageOff,
  free_rounds_granted: Gift,
  frozen: Snowflake,
  freeze_lifted: Snowflake,
  agreement_asked: Handshake,
  agreement_accepted: Handshake,
  agreement_rejected: Handshake,
  contract_ended: Handshake,
  given_terms_left_out: Handshake,
  starting_terms_left_out: Handshake,
}

type MessageRowProps = { readonly message: Message; readonly open: boolean; readonly onToggle: () => void }

/** One message: its title, and unfolded its text. */
export function MessageRow({ message, open, onToggle }: MessageRowProps) {
  const { _ } = useLingui()
  const moment = useMoment()
  const text = useId()
  const { title, excerpt, sentAt, read, about } = message
  const Icon = about ? ICONS[about] : Megaphone
  return (
    <li className={classNames(styles.row, !read && styles.fresh)}>
      <button type="button" className={styles.head} aria-expanded={open} aria-controls={text} onClick={onToggle}>
        <span className={styles.icon} aria-hidden="true">
          <Icon />
        </span>
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          {!open && <span className={styles.excerpt}>{excerpt}</span>}
        </span>
        <span className={styles.side}>
          <time dateTime={sentAt}>{moment(sentAt)}</time>
          {!read && (
            <span className={styles.dot}>
              <VisuallyHidden>{_('messages.unread')}</VisuallyHidden>
            </span>
          )}
        </span>
        <ChevronDown className={styles.chevron} aria-hidden="true" />
      </button>
      <div id={text} hidden={!open}>
        {open && <MessageText message={message} />}
      </div>
    </li>
  )
}

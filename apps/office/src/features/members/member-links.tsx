import { useLingui } from '@lingui/react'
import { buttonClass } from '@sanuk/ui/button'
import { ArrowDownToLine, ArrowLeftRight, BookText, ReceiptText } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import styles from './member-links.module.css'

type Props = { readonly member: { readonly id: string; readonly username: string }; readonly children?: ReactNode }

/** From a member to what they played and paid. */
export function MemberLinks({ member: { id, username }, children }: Props) {
  const { _ } = useLingui()
  return (
    <div className={styles.links}>
      <Link
        to={`/rounds?${new URLSearchParams({ search: username })}`}
        className={buttonClass({ look: 'outline', wide: true })}
      >
        <ReceiptText />
        {_('office.member.rounds')}
      </Link>
      <Link
        to={`/deposits?${new URLSearchParams({ tab: 'all', search: username })}`}
        className={buttonClass({ look: 'outline', wide: true })}
      >
        <ArrowDownToLine />
        {_('office.member.deposits')}
      </Link>
      <Link
        to={`/transfers?${new URLSearchParams({ state: 'all', search: username })}`}
        className={buttonClass({ look: 'outline', wide: true })}
      >
        <ArrowLeftRight />
        {_('office.member.transfers')}
      </Link>
      <Link to={`/members/${id}/entries`} className={buttonClass({ look: 'outline', wide: true })}>
        <BookText />
        {_('members.entries')}
      </Link>
      {children}
    </div>
  )
}

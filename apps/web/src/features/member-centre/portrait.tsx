import { useLingui } from '@lingui/react'
import { memberInfo } from '@sanuk/contracts/identity'
import { Avatar } from '@sanuk/ui/avatar'
import { Skeleton } from '@sanuk/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { avatarOf } from '../../art/avatar-of.ts'
import { Link } from '../../router/link.tsx'
import { read } from '../../wire/read.ts'
import styles from './portrait.module.css'

/** Whose centre it is: picture, nickname and rank, above the menu. */
export function Portrait() {
  const { _ } = useLingui()
  const { data: member } = useQuery(read(memberInfo))
  return (
    <div className={styles.portrait}>
      <Avatar name={member?.nickname ?? ''} src={avatarOf(member?.avatar, member?.picture)} />
      <div className={styles.who}>
        <p className={styles.name}>{member?.nickname ?? <Skeleton width="90px" />}</p>
        <p className={styles.rank}>
          {member ? (
            <Link to="/vip">{_('member-centre.rank', { level: member.rankLevel })}</Link>
          ) : (
            <Skeleton width="60px" />
          )}
        </p>
      </div>
    </div>
  )
}

import { Avatar } from '@sanuk/ui/avatar'
import { Skeleton } from '@sanuk/ui/skeleton'
import type { ReactNode } from 'react'
import { avatarOf } from '../../art/avatar-of.ts'
import styles from './centre-head.module.css'

type CentreHeadProps = {
  /** Whose portrait it is; left out while that loads. */
  readonly member: { readonly nickname: string; readonly avatar: number; readonly picture: string | null } | undefined
  /** The name by which the centre knows them. */
  readonly name: string | undefined
  /** Lines below the name. */
  readonly children: ReactNode
}

/** Whose centre it is, above its menu. */
export function CentreHead({ member, name, children }: CentreHeadProps) {
  return (
    <div className={styles.head}>
      <Avatar name={member?.nickname ?? ''} src={avatarOf(member?.avatar, member?.picture)} />
      <div className={styles.who}>
        <p className={styles.name}>{name ?? <Skeleton width="90px" />}</p>
        <div className={styles.note}>{children}</div>
      </div>
    </div>
  )
}

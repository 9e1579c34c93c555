import { useLingui } from '@lingui/react'
import { memberInfo } from '@sanuk/contracts/identity'
import { Avatar } from '@sanuk/ui/avatar'
import { useQuery } from '@tanstack/react-query'
import { Camera } from 'lucide-react'
import { useState } from 'react'
import { avatarOf } from '../../art/avatar-of.ts'
import { read } from '../../wire/read.ts'
import { AvatarDialog } from './avatar-dialog.tsx'
import styles from './profile.module.css'

/** The member's portrait; a press changes it. */
export function AvatarButton() {
  const { _ } = useLingui()
  const { data: member } = useQuery(read(memberInfo))
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={styles.portrait} aria-label={_('profile.avatar')} onClick={() => setOpen(true)}>
        <Avatar name={member?.nickname ?? ''} src={avatarOf(member?.avatar, member?.picture)} size="large" />
        <span className={styles.camera} aria-hidden="true">
          <Camera />
        </span>
      </button>
      {open && member && <AvatarDialog member={member} onClose={() => setOpen(false)} />}
    </>
  )
}

import { useLingui } from '@lingui/react'
import { type readMemberProfile, removePortrait } from '@sanuk/contracts/office-member-profile'
import type { AnswerOf } from '@sanuk/contracts/route'
import { Avatar } from '@sanuk/ui/avatar'
import { Button } from '@sanuk/ui/button'
import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { ReasonDialog } from '../../components/desk/reason-dialog.tsx'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import styles from './member.module.css'
import { type MemberRecord, memberKey } from './member.ts'

type Props = {
  readonly member: MemberRecord
  readonly portrait: AnswerOf<typeof readMemberProfile>['portrait']
}

/** How a member looks. A picture of their own can be taken down, with the reason that they read. */
export function Portrait({ member: { id, username, nickname }, portrait: { picture } }: Props) {
  const { _ } = useLingui()
  const may = useMay()('members.change')
  const [asking, setAsking] = useState(false)
  return (
    <div className={styles.portrait}>
      {picture ? (
        <img
          className={styles.face}
          srcSet={picture}
          sizes="96px"
          src={picture.split(' ')[0]}
          width={96}
          height={96}
          alt={_('members.portrait.of', { username })}
        />
      ) : (
        <Avatar name={nickname} size="large" />
      )}
      <p className={styles.by}>{_(picture ? 'members.portrait.own' : 'members.portrait.drawn')}</p>
      {may && picture && (
        <Button look="outline" size="small" icon={<ImageOff />} onClick={() => setAsking(true)}>
          {_('members.portrait.remove')}
        </Button>
      )}
      <ReasonDialog
        about={memberKey(id)}
        open={asking}
        onClose={() => setAsking(false)}
        title={_('members.portrait.remove.title', { username })}
        description={_('members.portrait.remove.note')}
        word={_('members.portrait.remove')}
        look="danger"
        onSend={async (reason) => {
          await call(removePortrait, { params: { id }, body: { reason } })
          return _('members.portrait.remove.done')
        }}
      />
    </div>
  )
}

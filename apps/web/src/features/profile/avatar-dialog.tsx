import { useLingui } from '@lingui/react'
import { memberInfo } from '@sanuk/contracts/identity'
import { PICTURE_BYTES_MAX } from '@sanuk/contracts/pictures'
import { chooseAvatar } from '@sanuk/contracts/profile'
import type { AnswerOf, InputOf } from '@sanuk/contracts/route'
import { AVATARS } from '@sanuk/ui/art/avatars'
import { buttonClass } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { Upload } from 'lucide-react'
import { type ChangeEvent, useState } from 'react'
import { avatarOf } from '../../art/avatar-of.ts'
import { notify } from '../../toasts/toasts.ts'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { keyOf, queryClient } from '../../wire/read.ts'
import { AvatarCutter } from './avatar-cutter.tsx'
import styles from './profile.module.css'

type AvatarDialogProps = {
  readonly member: AnswerOf<typeof memberInfo>
  readonly onClose: () => void
}

/** A portrait: one of those that are drawn, or one's own, cut to a square. */
export function AvatarDialog({ member, onClose }: AvatarDialogProps) {
  const { _ } = useLingui()
  const [own, setOwn] = useState<ImageBitmap>()
  const [fault, setFault] = useState<string>()

  async function take(body: InputOf<typeof chooseAvatar>['body']) {
    setFault(undefined)
    try {
      await call(chooseAvatar, { body })
      await queryClient.invalidateQueries({ queryKey: keyOf(memberInfo) })
      await notify('success', _('profile.avatar.done'))
      onClose()
    } catch (error) {
      setFault(faultText(error, _))
    }
  }

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    target.value = ''
    if (!file) return
    const picture = file.size <= 4 * PICTURE_BYTES_MAX ? await createImageBitmap(file).catch(() => null) : null
    setFault(picture ? undefined : _('profile.avatar.unreadable'))
    setOwn(picture ?? undefined)
  }

  return (
    <Dialog
      open
      size="medium"
      onClose={onClose}
      title={_('profile.avatar.title')}
      closeLabel={_('site.close')}
      error={fault}
    >
      <div className={styles.avatars}>
        <h3 className={styles.part}>{_('profile.avatar.own')}</h3>
        {own ? (
          <AvatarCutter picture={own} onCut={(image) => take({ image })} />
        ) : (
          <div className={styles.upload}>
            <label className={buttonClass({ look: 'outline' })}>
              <Upload />
              {_('profile.avatar.upload')}
              <input type="file" accept="image/png,image/jpeg,image/webp" className={styles.file} onChange={choose} />
            </label>
            <p className={styles.none}>{_('profile.avatar.hint')}</p>
          </div>
        )}
        <h3 className={styles.part}>{_('profile.avatar.drawn')}</h3>
        <ul className={styles.drawn}>
          {AVATARS.map((_art, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a drawn portrait is known by its number
            <li key={number}>
              <button
                type="button"
                className={styles.face}
                aria-label={_('profile.avatar.number', { number: number + 1 })}
                aria-pressed={!member.picture && member.avatar === number}
                onClick={() => take({ avatar: number })}
              >
                <img src={avatarOf(number)} alt="" width={72} height={72} />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

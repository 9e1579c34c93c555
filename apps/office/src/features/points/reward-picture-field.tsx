import { useLingui } from '@lingui/react'
import { addRewardPicture, type RewardSettings } from '@sanuk/contracts/office-points'
import { PICTURE_BYTES_MAX, PICTURE_TYPES } from '@sanuk/contracts/pictures'
import { Button } from '@sanuk/ui/button'
import { FieldGroup } from '@sanuk/ui/field'
import { base64Of } from '@sanuk/wire/base64-of'
import { ImagePlus } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { call } from '../../wire/call.ts'
import { useSending } from '../../wire/use-sending.ts'
import { POINTS, type Reward } from './points.ts'
import { RewardThumbnail } from './reward-thumbnail.tsx'

type Props = { form: UseFormReturn<RewardSettings>; shown: Reward['shown'] }

/** A picture of the brand's own, shown instead of the drawn one. */
export function RewardPictureField({ form, shown: before }: Props) {
  const { _ } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const { busy, fault, send } = useSending([...POINTS, 'pictures'])
  const [shown, setShown] = useState(before)
  const [wrong, setWrong] = useState(false)

  async function take({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    target.value = ''
    if (!file) return
    const isRight = PICTURE_TYPES.some((type) => type === file.type) && file.size <= PICTURE_BYTES_MAX
    setWrong(!isRight)
    if (!isRight) return
    await send(async () => {
      const { id, picture } = await call(addRewardPicture, { body: { image: await base64Of(file) } })
      form.setValue('picture', id)
      setShown(picture)
    })
  }

  function remove() {
    form.setValue('picture', null)
    setShown(null)
  }

  return (
    <FieldGroup
      label={_('office-points.picture')}
      hint={_('office-points.picture.hint')}
      error={wrong ? _('office-points.picture.wrong') : fault}
    >
      <RewardThumbnail reward={{ art: form.watch('art'), shown }} />
      <input
        ref={input}
        type="file"
        hidden
        accept={PICTURE_TYPES.join(',')}
        aria-label={_('office-points.picture')}
        onChange={take}
      />
      <Button look="outline" size="small" icon={<ImagePlus />} busy={busy} onClick={() => input.current?.click()}>
        {_('office-points.picture.choose')}
      </Button>
      {shown && (
        <Button look="ghost" size="small" onClick={remove}>
          {_('office-points.picture.remove')}
        </Button>
      )}
    </FieldGroup>
  )
}

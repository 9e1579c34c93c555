import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { Field } from '@sanuk/ui/field'
import { TextInput } from '@sanuk/ui/text-input'
import { ToolbarButton } from '@sanuk/ui/toolbar'
import type { Editor } from '@tiptap/react'
import { ImagePlus } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { PictureChoice } from './picture-choice.tsx'
import type { Picture } from './picture-shelf.tsx'

/** Puts a picture into the text, with words for those who do not see it. */
export function PictureButton({ editor }: { editor: Editor }) {
  const { _ } = useLingui()
  const form = useId()
  const [picture, setPicture] = useState<Picture | null>(null)
  const [alt, setAlt] = useState('')

  function insert(event: FormEvent) {
    event.preventDefault()
    if (picture) editor.chain().focus().setImage(imageOf(picture, alt.trim())).run()
    setPicture(null)
    setAlt('')
  }

  return (
    <>
      <PictureChoice label={_('office-content.editor.picture')} onChosen={(_id, chosen) => setPicture(chosen)}>
        {(ask) => (
          <ToolbarButton label={_('office-content.editor.picture')} onClick={ask}>
            <ImagePlus />
          </ToolbarButton>
        )}
      </PictureChoice>
      <Dialog
        open={picture !== null}
        onClose={() => setPicture(null)}
        title={_('office-content.editor.picture')}
        closeLabel={_('office.close')}
        footer={
          <Button type="submit" form={form}>
            {_('office-content.editor.picture.insert')}
          </Button>
        }
      >
        <form id={form} onSubmit={insert}>
          <Field label={_('office-content.alt')} hint={_('office-content.alt.hint')}>
            <TextInput maxLength={160} value={alt} onChange={(event) => setAlt(event.target.value)} />
          </Field>
        </form>
      </Dialog>
    </>
  )
}

/** As wide as a text is; its file is one that is wide enough. */
const WIDEST = 640

function imageOf({ width, height, webp }: Picture, alt: string) {
  const files = webp.split(', ').map((file) => file.split(' '))
  const [src = ''] = files.find(([, wide = '']) => Number.parseInt(wide, 10) >= WIDEST) ?? files.at(-1) ?? []
  const scale = Math.min(1, WIDEST / width)
  return { src, alt, width: Math.round(width * scale), height: Math.round(height * scale) }
}

import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { FieldGroup } from '@sanuk/ui/field'
import { ImageOff, ImagePlus } from 'lucide-react'
import type { CutSize } from './banner-cuts.ts'
import styles from './content.module.css'
import { PictureChoice } from './picture-choice.tsx'
import { usePictureShelf } from './picture-shelf.tsx'

type Props = {
  label: string
  hint?: string | undefined
  /** The picture's id. */
  value: string | null
  /** The size it is shown in, or better. */
  cut: CutSize
  onChange: (id: string | null) => void
  fault: string | undefined
}

/** A picture of one shape: chosen from a file, cut to size and put in. */
export function PictureField({ label, hint, value, cut, onChange, fault }: Props) {
  const { _ } = useLingui()
  const shelf = usePictureShelf()
  const picture = shelf.find(value)
  const limits = _('office-content.picture.limits', { width: cut.width, height: cut.height })
  const deed = _(value ? 'office-content.picture.change' : 'office-content.picture.choose')
  return (
    <FieldGroup label={label} hint={hint ? `${hint} ${limits}` : limits} error={fault}>
      <div className={styles.picture} style={{ aspectRatio: `${cut.width} / ${cut.height}` }}>
        {picture ? (
          <img src={picture.webp.split(' ')[0]} srcSet={picture.webp} sizes="600px" alt="" />
        ) : (
          <span className={styles.noPicture}>
            <ImageOff />
            {_('office-content.picture.none')}
          </span>
        )}
      </div>
      <div className={styles.pictureDeeds}>
        <PictureChoice
          cut={cut}
          label={`${deed}: ${label}`}
          onChosen={(id, chosen) => {
            shelf.keep(id, chosen)
            onChange(id)
          }}
        >
          {(ask) => (
            <Button look="outline" size="small" icon={<ImagePlus />} onClick={ask}>
              {deed}
            </Button>
          )}
        </PictureChoice>
        {value && (
          <Button look="ghost" size="small" onClick={() => onChange(null)}>
            {_('office-content.picture.remove')}
          </Button>
        )}
      </div>
    </FieldGroup>
  )
}

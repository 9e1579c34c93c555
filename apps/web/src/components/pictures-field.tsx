import { useLingui } from '@lingui/react'
import { FieldGroup } from '@sanuk/ui/field'
import { IconButton } from '@sanuk/ui/icon-button'
import { ImagePlus, X } from 'lucide-react'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { CHOSEN_TYPES, type ChosenPicture, choosePicture, type PictureFault } from './chosen-picture.ts'
import styles from './pictures-field.module.css'

type PicturesFieldProps = {
  /** How many there may be. */
  readonly max: number
  readonly pictures: readonly ChosenPicture[]
  readonly onChange: (pictures: readonly ChosenPicture[]) => void
  /** What the server found wrong with them. */
  readonly error: string | undefined
}

/** Some pictures, each shown and taken away again by a press. */
export function PicturesField({ max, pictures, onChange, error }: PicturesFieldProps) {
  const { _ } = useLingui()
  const [fault, setFault] = useState<PictureFault>()
  useForgottenAddresses(pictures)

  async function add({ target }: ChangeEvent<HTMLInputElement>) {
    const room = max - pictures.length
    const made = await Promise.all([...(target.files ?? [])].slice(0, room).map(choosePicture))
    target.value = ''
    setFault(made.find((one) => typeof one === 'string'))
    onChange([...pictures, ...made.filter((one) => typeof one !== 'string')])
  }

  const hint = _('field.pictures.hint', { count: max })
  return (
    <FieldGroup label={_('field.pictures')} hint={hint} error={fault ? _(`field.pictures.${fault}`) : error}>
      <ul className={styles.pictures}>
        {pictures.map((picture, at) => (
          <li key={picture.shown} className={styles.picture}>
            <img src={picture.shown} alt={picture.name} />
            <IconButton
              label={_('field.pictures.remove', { name: picture.name })}
              size="small"
              className={styles.remove}
              onClick={() => onChange(pictures.toSpliced(at, 1))}
            >
              <X />
            </IconButton>
          </li>
        ))}
        {pictures.length < max && (
          <li>
            <label className={styles.add}>
              <ImagePlus />
              <span>{_('field.pictures.add')}</span>
              <input type="file" accept={CHOSEN_TYPES} multiple onChange={add} />
            </label>
          </li>
        )}
      </ul>
    </FieldGroup>
  )
}

/** Gives back the browser's memory for pictures that are not shown any more. */
function useForgottenAddresses(pictures: readonly ChosenPicture[]): void {
  const before = useRef<readonly ChosenPicture[]>([])
  useEffect(() => {
    for (const { shown } of before.current) {
      if (!pictures.some((one) => one.shown === shown)) URL.revokeObjectURL(shown)
    }
    before.current = pictures
  }, [pictures])
}

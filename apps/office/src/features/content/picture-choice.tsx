import { useLingui } from '@lingui/react'
import { PICTURE_BYTES_MAX, PICTURE_TYPES } from '@sanuk/contracts/pictures'
import { type ChangeEvent, lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import type { CutSize } from './banner-cuts.ts'
import styles from './content.module.css'
import type { Picture } from './picture-shelf.tsx'

const CropDialog = lazy(() => import('./crop-dialog.tsx').then((part) => ({ default: part.CropDialog })))

type Props = {
  /** Left out where any shape will do. */
  cut?: CutSize | undefined
  label: string
  onChosen: (id: string, picture: Picture) => void
  /** The button that asks for a file. */
  children: (ask: () => void) => ReactNode
}

type Fault = 'kind' | 'size'

/** Takes a picture from a file. What cannot be taken is said at once. */
export function PictureChoice({ cut, label, onChosen, children }: Props) {
  const { _ } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [fault, setFault] = useState<Fault | null>(null)

  function take({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? []
    target.value = ''
    if (!chosen) return
    const wrong = faultOf(chosen)
    setFault(wrong)
    if (!wrong) setFile(chosen)
  }

  return (
    <>
      <input ref={input} type="file" hidden accept={PICTURE_TYPES.join(',')} aria-label={label} onChange={take} />
      {children(() => input.current?.click())}
      <span role="alert" className={styles.fault}>
        {fault && _(`office-content.picture.${fault}`)}
      </span>
      {file && (
        <Suspense fallback={null}>
          <CropDialog
            file={file}
            cut={cut}
            onClose={() => setFile(null)}
            onChosen={(id, picture) => {
              setFile(null)
              onChosen(id, picture)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

function faultOf({ type, size }: File): Fault | null {
  if (!PICTURE_TYPES.some((known) => known === type)) return 'kind'
  return size > PICTURE_BYTES_MAX ? 'size' : null
}

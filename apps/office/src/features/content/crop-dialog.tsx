import 'react-image-crop/dist/ReactCrop.css'
import { useLingui } from '@lingui/react'
import { addPicture } from '@sanuk/contracts/office-content'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { useEffect, useState } from 'react'
import { centerCrop, makeAspectCrop, type PercentCrop, ReactCrop } from 'react-image-crop'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { useDoing } from '../../wire/use-doing.ts'
import type { CutSize } from './banner-cuts.ts'
import styles from './content.module.css'
import { cutOut, widthOf } from './cut-out.ts'
import type { Picture } from './picture-shelf.tsx'

type Props = {
  file: File
  /** Left out where any shape will do. */
  cut: CutSize | undefined
  onClose: () => void
  onChosen: (id: string, picture: Picture) => void
}

const WHOLE: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 100 }

/** Which part of a picture is to be shown; that part is sent, and nothing else of the file. */
export function CropDialog({ file, cut, onClose, onChosen }: Props) {
  const { _ } = useLingui()
  const doing = useDoing(['pictures'])
  const address = useAddress(file)
  const [image, setImage] = useState<HTMLImageElement | null>(null)
  const [area, setArea] = useState<PercentCrop>(WHOLE)
  const [fault, setFault] = useState<string>()
  const aspect = cut && cut.width / cut.height
  const width = image ? widthOf(image, area) : 0

  async function send() {
    if (!image) return
    setFault(undefined)
    try {
      const base64 = await cutOut(image, area, file.type)
      const { id, picture } = await doing(() => call(addPicture, { body: { image: base64 } }))
      onChosen(id, picture)
    } catch (error) {
      setFault(faultText(error, _))
    }
  }

  const ready = (shown: HTMLImageElement) => {
    setImage(shown)
    if (!aspect) return
    const { naturalWidth: wide, naturalHeight: high } = shown
    const largest = makeAspectCrop({ unit: '%', width: 100 }, aspect, wide, high)
    setArea(centerCrop(largest, wide, high))
  }

  const corner = _('office-content.crop.corner')
  const corners = { nwDragHandle: corner, neDragHandle: corner, swDragHandle: corner, seDragHandle: corner }
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      closeLabel={_('office.close')}
      title={_('office-content.crop')}
      description={_('office-content.crop.note')}
      error={fault}
      footer={
        <Button size="large" disabled={!image} onClick={send}>
          {_('office-content.crop.do')}
        </Button>
      }
    >
      <ReactCrop
        crop={area}
        {...(aspect && { aspect })}
        keepSelection
        ruleOfThirds
        minWidth={24}
        ariaLabels={{ cropArea: _('office-content.crop.area'), ...corners, ...sides(corner) }}
        onChange={(_pixels, percent) => setArea(percent)}
      >
        <img
          src={address}
          alt=""
          className={styles.cropped}
          onLoad={(event) => ready(event.currentTarget)}
          onError={() => setFault(_('office-content.picture.unreadable'))}
        />
      </ReactCrop>
      <p role="status" className={styles.hint}>
        {cut && image && width < cut.width && _('office-content.crop.small', { width })}
      </p>
    </Dialog>
  )
}

const sides = (name: string) => ({ nDragHandle: name, sDragHandle: name, eDragHandle: name, wDragHandle: name })

/** An address for what is shown of a file here; the browser's memory for it is given back. */
function useAddress(file: File): string {
  const [address] = useState(() => URL.createObjectURL(file))
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  return address
}

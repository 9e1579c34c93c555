import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { base64Of } from '@sanuk/wire/base64-of'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { type Cut, cutOf } from './cut-of.ts'
import styles from './profile.module.css'

/** As large as a portrait is kept, and as fine screens show it. */
const EDGE = 384

type AvatarCutterProps = { readonly picture: ImageBitmap; readonly onCut: (image: string) => Promise<void> }

/** The square of a picture that becomes the portrait: moved with a finger or by keys, and drawn nearer. */
export function AvatarCutter({ picture, onCut }: AvatarCutterProps) {
  const { _ } = useLingui()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [cut, setCut] = useState<Cut>({ zoom: 1, x: 0.5, y: 0.5 })
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    const { left, top, edge } = cutOf(picture, cut)
    canvas.current?.getContext('2d')?.drawImage(picture, left, top, edge, edge, 0, 0, EDGE, EDGE)
  }, [picture, cut])

  function move({ buttons, movementX, movementY, currentTarget }: PointerEvent) {
    if (buttons !== 1) return
    const { clientWidth } = currentTarget
    const by = (moved: number) => -moved / clientWidth / cut.zoom
    setCut((before) => ({ ...before, x: within(before.x + by(movementX)), y: within(before.y + by(movementY)) }))
  }

  async function take() {
    setBusy(true)
    const blob = await new Promise<Blob | null>((done) => canvas.current?.toBlob(done, 'image/jpeg', 0.9))
    if (blob) await onCut(await base64Of(blob))
    setBusy(false)
  }

  return (
    <div className={styles.cutter}>
      <canvas
        ref={canvas}
        width={EDGE}
        height={EDGE}
        role="img"
        aria-label={_('profile.avatar.preview')}
        className={styles.cut}
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={move}
      />
      <div className={styles.sliders}>
        {(['zoom', 'x', 'y'] as const).map((name) => (
          <label key={name} className={styles.slider}>
            {_(name === 'zoom' ? 'profile.avatar.zoom' : `profile.avatar.move.${name}`)}
            <input
              type="range"
              min={name === 'zoom' ? 1 : 0}
              max={name === 'zoom' ? 4 : 1}
              step={0.02}
              value={cut[name]}
              onChange={({ target }) => setCut((before) => ({ ...before, [name]: Number(target.value) }))}
            />
          </label>
        ))}
        <Button busy={busy} onClick={take}>
          {_('profile.avatar.cut')}
        </Button>
      </div>
    </div>
  )
}

const within = (share: number): number => Math.min(1, Math.max(0, share))

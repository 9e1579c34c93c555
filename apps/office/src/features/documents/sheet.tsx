import { useLingui } from '@lingui/react'
import { IconButton } from '@sanuk/ui/icon-button'
import { RotateCw, ZoomIn, ZoomOut } from 'lucide-react'
import { useState } from 'react'
import styles from './documents.module.css'

const NEAREST = 4

/** A picture that can be brought nearer and turned. */
export function Sheet({ webp, words }: { webp: string; words: string }) {
  const { _ } = useLingui()
  const [zoom, setZoom] = useState(1)
  const [turns, setTurns] = useState(0)
  return (
    <figure className={styles.sheet}>
      <figcaption className={styles.tools}>
        {words}
        <span className={styles.buttons}>
          <IconButton
            label={_('office-documents.farther')}
            disabled={zoom <= 1}
            onClick={() => setZoom((before) => Math.max(1, before - 0.5))}
          >
            <ZoomOut />
          </IconButton>
          <IconButton
            label={_('office-documents.nearer')}
            disabled={zoom >= NEAREST}
            onClick={() => setZoom((before) => Math.min(NEAREST, before + 0.5))}
          >
            <ZoomIn />
          </IconButton>
          <IconButton label={_('office-documents.turn')} onClick={() => setTurns((before) => before + 1)}>
            <RotateCw />
          </IconButton>
        </span>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is nearer than its frame is scrolled by keys, too */}
      <section className={styles.frame} tabIndex={0} aria-label={words}>
        <img
          src={`data:image/webp;base64,${webp}`}
          alt={words}
          style={{ width: `${zoom * 100}%`, rotate: `${turns * 90}deg` }}
        />
      </section>
    </figure>
  )
}

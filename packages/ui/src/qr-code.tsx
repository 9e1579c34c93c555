import styles from './qr-code.module.css'
import { qrPath } from './qr-path.ts'

/** A QR code on white paper, in either theme: cameras want dark on light. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { side, path } = qrPath(text)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className={styles.code}
    >
      <path d={path} />
    </svg>
  )
}

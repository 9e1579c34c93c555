import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { Spinner } from '@sanuk/ui/spinner'
import { type RefObject, useEffect, useState } from 'react'
import styles from './game-screen.module.css'

/** After so long a wait the visitor is offered another try. */
const SLOW_MS = 15_000

/** A game runs scripts on its own origin and may open its rules; it can neither leave its frame nor touch this page. */
const SANDBOX = [
  ...['allow-scripts', 'allow-same-origin', 'allow-forms', 'allow-pointer-lock', 'allow-orientation-lock'],
  // What it opens is a page like any other, which may show a document: browsers show none under a sandbox.
  ...['allow-popups', 'allow-popups-to-escape-sandbox'],
].join(' ')

type GameFrameProps = {
  readonly ref: RefObject<HTMLIFrameElement | null>
  readonly name: string
  /** Undefined until the vendor has given it. */
  readonly address: string | undefined
  readonly onAgain: () => void
}

/** The vendor's page in its frame, and what is seen until it is there. */
export function GameFrame({ ref, name, address, onAgain }: GameFrameProps) {
  const { _ } = useLingui()
  const [arrived, setArrived] = useState(false)
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (arrived) return
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [arrived])
  return (
    <>
      {address && (
        <iframe
          ref={ref}
          className={styles.frame}
          title={name}
          src={address}
          sandbox={SANDBOX}
          allow="autoplay; clipboard-write; fullscreen; screen-wake-lock"
          referrerPolicy="origin"
          onLoad={({ currentTarget }) => {
            setArrived(true)
            // The keys are the game's from the first moment, unless somebody is at something else.
            if (document.activeElement === document.body) currentTarget.focus()
          }}
        />
      )}
      {!arrived && (
        <div className={styles.waiting} role="status">
          <Spinner />
          <p>{_(slow ? 'launch.slow' : 'launch.opening')}</p>
          {slow && (
            <Button look="outline" onClick={onAgain}>
              {_('site.retry')}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { IconButton } from '@sanuk/ui/icon-button'
import { ArrowLeft, ArrowLeftRight, ExternalLink, Maximize, Minimize, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import styles from './game-bar.module.css'
import { RealityClock } from './reality-clock.tsx'

type GameBarProps = {
  readonly name: string
  readonly onLeave: () => void
  readonly onDeposit: () => void
  /** Goes on in a tab of its own. */
  readonly onNewTab: () => void
  /** For games that play from a wallet of their own. */
  readonly onTransfer?: () => void
}

/** The strip above a game: the way out, how long it has been, money, and the whole screen. */
export function GameBar({ name, onLeave, onDeposit, onNewTab, onTransfer }: GameBarProps) {
  const { _ } = useLingui()
  return (
    <header className={styles.bar} data-theme="dark">
      <IconButton label={_('launch.leave')} onClick={onLeave}>
        <ArrowLeft />
      </IconButton>
      <h1 className={styles.name}>{name}</h1>
      <RealityClock />
      {onTransfer && (
        <IconButton label={_('launch.transfer')} onClick={onTransfer}>
          <ArrowLeftRight />
        </IconButton>
      )}
      <Button size="small" icon={<Plus />} onClick={onDeposit}>
        {_('site.deposit')}
      </Button>
      <span className={styles.newTab}>
        <IconButton label={_('launch.new_tab')} onClick={onNewTab}>
          <ExternalLink />
        </IconButton>
      </span>
      <FullScreenButton />
    </header>
  )
}

/** The whole page goes full screen, so that what opens over the game is seen there too. */
function FullScreenButton() {
  const { _ } = useLingui()
  const [full, setFull] = useState(false)
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null)
    follow()
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [])
  if (!document.fullscreenEnabled) return null
  const toggle = () => (full ? document.exitFullscreen() : document.documentElement.requestFullscreen())
  return (
    <IconButton label={_(full ? 'launch.full.leave' : 'launch.full')} onClick={toggle}>
      {full ? <Minimize /> : <Maximize />}
    </IconButton>
  )
}

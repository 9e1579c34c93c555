import { useLingui } from '@lingui/react'
import type { LaunchMode } from '@sanuk/contracts/wire'
import { Badge } from '@sanuk/ui/badge'
import { Button } from '@sanuk/ui/button'
import { classNames } from '@sanuk/ui/class-names'
import { IconButton } from '@sanuk/ui/icon-button'
import { ArrowLeft, ArrowLeftRight, ExternalLink, Maximize, Minimize, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import styles from './game-bar.module.css'
import { ModeSwitch } from './mode-switch.tsx'
import { RealityClock } from './reality-clock.tsx'

type GameBarProps = {
  readonly name: string
  readonly onLeave: () => void
  readonly onDeposit: () => void
  /** Goes on in a tab of its own. */
  readonly onNewTab: () => void
  /** For games that play from a wallet of their own. */
  readonly onTransfer?: () => void
  /** For games that can be played for no money, too. */
  readonly onSwitch?: ((mode: LaunchMode) => void) | undefined
  readonly mode: LaunchMode
}

/** The strip above a game: the way out, how long it has been, money, and the whole screen. */
export function GameBar({ name, mode, onLeave, onSwitch, onDeposit, onNewTab, onTransfer }: GameBarProps) {
  const { _ } = useLingui()
  return (
    <header className={classNames(styles.bar, onSwitch && styles.switchable)} data-theme="dark" data-mode={mode}>
      <IconButton label={_('launch.leave')} onClick={onLeave}>
        <ArrowLeft />
      </IconButton>
      <h1 className={styles.name}>{name}</h1>
      {mode === 'demo' && (
        <span className={styles.demo}>
          <Badge look="luck">{_('launch.demo')}</Badge>
        </span>
      )}
      {onSwitch && <ModeSwitch mode={mode} onSwitch={onSwitch} />}
      <RealityClock />
      {onTransfer && (
        <IconButton label={_('launch.transfer')} onClick={onTransfer}>
          <ArrowLeftRight />
        </IconButton>
      )}
      <Button size="small" icon={<Plus />} onClick={onDeposit}>
        <span className={styles.depositWord}>{_('site.deposit')}</span>
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

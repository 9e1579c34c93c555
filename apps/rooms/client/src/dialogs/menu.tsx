import { BookOpen, History, LogOut, ShieldCheck, Volume2, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Kit } from '../kit.ts'
import { Dialog } from './dialog.tsx'

type MenuProps = {
  readonly kit: Pick<Kit, 'say' | 'site'>
  readonly hasSound: boolean
  readonly onSound: () => void
  readonly onRules: () => void
  readonly onFairness: () => void
  readonly onClose: () => void
}

/** Settings, what is to be read, and the ways out of the table. */
export function Menu({ kit, hasSound, onSound, onRules, onFairness, onClose }: MenuProps) {
  const { say, site } = kit
  const entry = (icon: ReactNode, text: string, act: () => void) => (
    <button
      type="button"
      className="menu-entry"
      onClick={() => {
        onClose()
        act()
      }}
    >
      {icon}
      <span>{text}</span>
    </button>
  )
  return (
    <Dialog {...{ say, onClose }} title={say('rooms.menu')} kind="menu">
      <button type="button" className="menu-entry" role="switch" aria-checked={hasSound} onClick={onSound}>
        <Volume2 aria-hidden="true" />
        <span>{say('rooms.sound')}</span>
      </button>
      {entry(<BookOpen aria-hidden="true" />, say('rooms.rules'), onRules)}
      {entry(<ShieldCheck aria-hidden="true" />, say('rooms.fair'), onFairness)}
      {entry(<History aria-hidden="true" />, say('rooms.history'), () => site.tell({ kind: 'history' }))}
      {entry(<Wallet aria-hidden="true" />, say('rooms.deposit'), () => site.tell({ kind: 'cashier' }))}
      {entry(<LogOut aria-hidden="true" />, say('rooms.leave'), () => site.tell({ kind: 'close' }))}
    </Dialog>
  )
}

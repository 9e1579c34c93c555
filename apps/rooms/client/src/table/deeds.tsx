import { Check, Copy, RotateCcw, Trash2, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { totalOf } from '../bets/stakes.ts'
import type { Kit } from '../kit.ts'
import { possible } from '../view/lay.ts'
import { unconfirmed, type View } from '../view/view.ts'

export type PanelDeed = 'confirm' | 'repeat' | 'double' | 'undo' | 'clear'

type DeedsProps = {
  readonly kit: Pick<Kit, 'say' | 'money'>
  readonly view: View
  readonly isOpen: boolean
  readonly onDeed: (deed: PanelDeed) => void
}

/** What can be done with chips. */
export function Deeds({ kit, view, isOpen, onDeed }: DeedsProps) {
  const { say, money } = kit
  const can = possible(view)
  const laid = totalOf(unconfirmed(view))
  const small = (deed: Exclude<PanelDeed, 'confirm'>, key: string, icon: ReactNode) => (
    <button
      type="button"
      className="deed"
      data-deed={deed}
      disabled={!isOpen || !can[deed]}
      aria-keyshortcuts={key}
      onClick={() => onDeed(deed)}
    >
      {icon}
      <span>{say(`rooms.deed.${deed}`)}</span>
    </button>
  )
  return (
    <div className="deeds">
      {small('undo', 'U', <Undo2 aria-hidden="true" />)}
      {small('clear', 'C', <Trash2 aria-hidden="true" />)}
      {small('repeat', 'R', <RotateCcw aria-hidden="true" />)}
      {small('double', 'D', <Copy aria-hidden="true" />)}
      <button
        type="button"
        className="confirm"
        disabled={!isOpen || !can.confirm}
        aria-keyshortcuts="Enter"
        onClick={() => onDeed('confirm')}
      >
        <Check aria-hidden="true" />
        <span>{say('rooms.deed.confirm')}</span>
        {laid > 0n && <b>{money(laid)}</b>}
      </button>
    </div>
  )
}

import { Check, Copy, RotateCcw, Trash2, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { totalOf } from '../bets/stakes.ts'
import type { Kit } from '../kit.ts'
import { possible } from '../view/lay.ts'
import { unconfirmed, type View } from '../view/view.ts'

export type BetAction = 'confirm' | 'repeat' | 'double' | 'undo' | 'clear'

type BetActionsProps = {
  readonly kit: Pick<Kit, 'say' | 'money'>
  readonly view: View
  readonly isOpen: boolean
  /** Whether the page's keys do the same. */
  readonly hasKeys?: boolean
  readonly onAction: (action: BetAction) => void
}

/** What can be done with chips. */
export function BetActions({ kit, view, isOpen, hasKeys = true, onAction }: BetActionsProps) {
  const { say, money } = kit
  const can = possible(view)
  const laid = totalOf(unconfirmed(view))
  const small = (action: Exclude<BetAction, 'confirm'>, key: string, icon: ReactNode) => (
    <button
      type="button"
      className="bet-action"
      data-action={action}
      disabled={!isOpen || !can[action]}
      {...(hasKeys && { 'aria-keyshortcuts': key })}
      onClick={() => onAction(action)}
    >
      {icon}
      <span>{say(`rooms.action.${action}`)}</span>
    </button>
  )
  return (
    <div className="bet-actions">
      {small('undo', 'U', <Undo2 aria-hidden="true" />)}
      {small('clear', 'C', <Trash2 aria-hidden="true" />)}
      {small('repeat', 'R', <RotateCcw aria-hidden="true" />)}
      {small('double', 'D', <Copy aria-hidden="true" />)}
      <button
        type="button"
        className="confirm"
        disabled={!isOpen || !can.confirm}
        {...(hasKeys && { 'aria-keyshortcuts': 'Enter' })}
        onClick={() => onAction('confirm')}
      >
        <Check aria-hidden="true" />
        <span>{say('rooms.action.confirm')}</span>
        {laid > 0n && <b>{money(laid)}</b>}
      </button>
    </div>
  )
}

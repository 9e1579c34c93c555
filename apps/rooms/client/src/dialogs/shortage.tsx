import type { Amount } from '@sanuk/money/amount'
import type { Kit } from '../kit.ts'
import { Dialog } from './dialog.tsx'

type ShortageProps = {
  readonly kit: Pick<Kit, 'say' | 'money' | 'site'>
  readonly available: Amount
  readonly needed: Amount
  readonly onClose: () => void
}

/** Tells that the balance does not cover the chips, and leads to the cashier. */
export function Shortage({ kit, available, needed, onClose }: ShortageProps) {
  const { say, money, site } = kit
  return (
    <Dialog {...{ say, onClose }} title={say('rooms.shortage')} kind="shortage">
      <p>{say('rooms.shortage.text', { balance: money(available), stake: money(needed) })}</p>
      <div className="dialog-buttons">
        <button type="button" className="dialog-button quiet" onClick={onClose}>
          {say('rooms.shortage.stay')}
        </button>
        <button
          type="button"
          className="dialog-button strong"
          onClick={() => {
            onClose()
            site.tell({ kind: 'cashier' })
          }}
        >
          {say('rooms.deposit')}
        </button>
      </div>
    </Dialog>
  )
}

import type { Amount } from '@sanuk/money/amount'
import { openStakes } from '../dialogs/stakes.ts'
import type { Kit } from './kit.ts'

type StakeFieldProps = {
  readonly kit: Kit
  readonly stakes: readonly Amount[]
  readonly stake: Amount
  readonly disabled: boolean
  readonly onStake: (stake: Amount) => void
}

/** The stake, with the next lower and higher, and all of them by a press. */
export function StakeField({ kit, stakes, stake, disabled, onStake }: StakeFieldProps) {
  const { say, money } = kit
  const at = stakes.indexOf(stake)
  const [lower, higher] = [stakes[at - 1], stakes[at + 1]]
  const step = (wanted: Amount | undefined, text: string, sign: string) => (
    <button
      type="button"
      className="stake-step"
      aria-label={text}
      disabled={disabled || wanted === undefined}
      onClick={() => wanted !== undefined && onStake(wanted)}
    >
      {sign}
    </button>
  )
  return (
    <div className="stake-field">
      {step(lower, say('game.stake.less'), '−')}
      <button
        type="button"
        className="stake-now"
        aria-haspopup="dialog"
        disabled={disabled}
        onClick={() => openStakes({ say, money, stakes, stake, lines: null }, onStake)}
      >
        <span className="label">{say('game.stake')}</span>
        <span className="amount">{money(stake)}</span>
      </button>
      {step(higher, say('game.stake.more'), '+')}
    </div>
  )
}

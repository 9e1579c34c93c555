import { useLingui } from '@lingui/react'
import type { NumberRate } from '@sanuk/contracts/lottery-numbers'
import type { FamilyWords } from '@sanuk/engines/lottery/bets'
import { colourOfBall, numbersOf, type Row, sizeOf } from '@sanuk/engines/lottery/bets'
import { VisuallyHidden } from '@sanuk/ui/visually-hidden'
import type { KeyboardEvent } from 'react'
import { shortcutPicks, shortcutsOf, toggled } from './draft.ts'
import styles from './pad.module.css'

type PadRowProps = {
  readonly family: string
  readonly row: Row
  readonly picked: readonly number[]
  readonly words: FamilyWords
  /** At which rate a symbol is sold, where each is a number with limits of its own. */
  readonly rateOf?: ((symbol: number) => NumberRate) | undefined
  /** Given what is picked then, answers what is to be. */
  readonly onPick: (change: (picked: readonly number[]) => readonly number[]) => void
}

/** One row of a pad: balls or words to press, and for numbers ways to press many at once. */
export function PadRow({ family, row, picked, words, rateOf = () => 'full', onPick }: PadRowProps) {
  const { _ } = useLingui()
  const { symbols, most } = row
  const name = words('row', row.name)
  const shortcuts = shortcutsOf(row)
  const isFull = most > 1 && picked.length >= most
  return (
    <fieldset className={styles.row} data-kind={symbols.kind} data-many={manyOf(sizeOf(symbols))} aria-label={name}>
      <span className={styles.name} aria-hidden="true">
        {name}
      </span>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between its buttons */}
      <div className={styles.symbols} onKeyDown={moveFocus}>
        {numbersOf(symbols).map((symbol) => {
          const rate = rateOf(symbol)
          const text = textOf(symbols, symbol, words)
          return (
            <button
              key={symbol}
              type="button"
              className={styles.symbol}
              data-colour={hasColours(family, row) ? colourOfBall(symbol) : undefined}
              data-rate={rate === 'full' ? undefined : rate}
              aria-pressed={picked.includes(symbol)}
              disabled={(isFull || rate === 'closed') && !picked.includes(symbol)}
              onClick={() => onPick((before) => toggled(row, before, symbol))}
            >
              {rate === 'closed' ? <del>{text}</del> : text}
              {rate === 'half' && <sup aria-hidden="true">½</sup>}
              {rate !== 'full' && <VisuallyHidden> {_(`lottery-betting.symbol.${rate}`)}</VisuallyHidden>}
            </button>
          )
        })}
      </div>
      {shortcuts.length > 0 && (
        <div className={styles.shortcuts}>
          {shortcuts.map((shortcut) => (
            <button
              key={shortcut}
              type="button"
              className={styles.shortcut}
              aria-label={_('lottery.pick.of', { what: _(`lottery.pick.${shortcut}`), row: name })}
              onClick={() => onPick(() => shortcutPicks(row, shortcut).filter((one) => rateOf(one) !== 'closed'))}
            >
              {_(`lottery.pick.${shortcut}`)}
            </button>
          ))}
        </div>
      )}
    </fieldset>
  )
}

const textOf = (symbols: Row['symbols'], symbol: number, words: FamilyWords): string =>
  symbols.kind === 'words' ? words('word', symbols.words[symbol] ?? '') : String(symbol).padStart(symbols.width, '0')

/** Whether a row is of balls that have colours, which are marked. */
const hasColours = (family: string, { symbols }: Row): boolean =>
  family === 'LHC' && symbols.kind === 'numbers' && symbols.width === 2

/** Rows of many numbers lie closer together on small screens. */
function manyOf(size: number): 'many' | 'all' | undefined {
  if (size > 60) return 'all'
  return size > 20 ? 'many' : undefined
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** To the next button of the row, or the one before. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key]
  if (!step) return
  const buttons: HTMLElement[] = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)')]
  const at = buttons.findIndex((button) => button.matches(':focus'))
  buttons.at((at + step) % buttons.length)?.focus()
  event.preventDefault()
}

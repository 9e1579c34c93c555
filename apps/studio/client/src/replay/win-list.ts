import { parseAmount } from '@sanuk/money/amount'
import type { Step } from '#protocol'
import { symbolPicture } from '../art/symbol-picture.ts'
import { element } from '../element.ts'
import type { ShownWin } from '../wins/shown-wins.ts'
import { symbolName } from '../words.ts'
import type { StepNeeds } from './page.ts'

type Wins = { readonly step: Step; readonly wins: readonly ShownWin[] }

/** The wins of a spin; choosing one shows it alone on the reels. */
export function winList(
  needs: StepNeeds,
  { step, wins }: Wins,
  show: (wins: readonly ShownWin[]) => void,
): HTMLElement {
  const { say } = needs
  const press = (button: HTMLElement, shown: readonly ShownWin[]) => {
    for (const each of buttons) each.setAttribute('aria-pressed', String(each === button))
    show(shown)
  }
  const all = element('button', { type: 'button', class: 'win-entry', 'aria-pressed': 'true' }, say('game.replay.all'))
  all.addEventListener('click', () => press(all, wins))
  const single = wins.map((win) => {
    const button = element('button', { type: 'button', class: 'win-entry', 'aria-pressed': 'false' })
    button.append(...describe(win, step, needs))
    button.addEventListener('click', () => press(button, [win]))
    return button
  })
  const buttons = [all, ...single]
  return element('ul', { class: 'win-list' }, ...buttons.map((button) => element('li', {}, button)))
}

function describe({ lineWin }: ShownWin, step: Step, { say, money, sheet, replay }: StepNeeds): readonly HTMLElement[] {
  const scatter = replay.machine.pays.find(({ kind }) => kind === 'scatter')?.symbol ?? ''
  const { symbol, count, win } = lineWin ?? {
    symbol: scatter,
    count: step.scatter?.count ?? 0,
    win: step.scatter?.win ?? '0',
  }
  const name = symbolName(say, symbol)
  const place = lineWin ? say('game.line.number', { line: lineWin.line + 1 }) : name
  return [
    symbolPicture(sheet, symbol, name),
    element('span', { class: 'win-place' }, place),
    element('span', { class: 'win-count' }, `×${count}`),
    element('strong', {}, money(parseAmount(win))),
  ]
}

import { parseAmount } from '@sanuk/money/amount'
import type { Step } from '#protocol'
import { symbolPicture } from '../art/symbol-picture.ts'
import { element } from '../element.ts'
import { factorsOf } from '../wilds/factors.ts'
import type { ShownWin } from '../wins/shown-wins.ts'
import { type Say, symbolName } from '../words.ts'
import type { StepNeeds } from './page.ts'

type Wins = { readonly step: Step; readonly wins: readonly ShownWin[] }

/** The wins of a step; choosing one of several shows it alone on the reels. */
export function winList(
  needs: StepNeeds,
  { step, wins }: Wins,
  show: (wins: readonly ShownWin[]) => void,
): HTMLElement {
  const { say } = needs
  const [only] = wins
  if (only && wins.length === 1) {
    return element('ul', { class: 'win-list' }, element('li', { class: 'win-entry' }, ...describe(only, step, needs)))
  }
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

function describe(win: ShownWin, step: Step, needs: StepNeeds): readonly HTMLElement[] {
  const { say, money, sheet, replay } = needs
  const { machine } = replay
  const scatter = machine.pays.find(({ kind }) => kind === 'scatter')?.symbol ?? ''
  const {
    symbol,
    count,
    win: won,
  } = win.lineWin ??
    win.symbolWin ?? { symbol: scatter, count: step.scatter?.count ?? 0, win: step.scatter?.win ?? '0' }
  const name = symbolName(say, symbol)
  const factors = win.lineWin ? factorsOf(machine, step.grid, win.lineWin) : []
  return [
    symbolPicture(sheet, symbol, name),
    ...placeOf(win, { say, name, count, pattern: machine.pattern }),
    ...(factors.length > 0 ? [element('span', { class: 'win-factors' }, `×${factors.join(' ×')}`)] : []),
    element('strong', {}, money(parseAmount(won))),
  ]
}

type Placed = { readonly say: Say; readonly name: string; readonly count: number; readonly pattern: string }

/** Where a win stands, in words: on a line, or so many of a symbol. */
function placeOf({ lineWin, symbolWin }: ShownWin, { say, name, count, pattern }: Placed): readonly HTMLElement[] {
  const place = (text: string) => element('span', { class: 'win-place' }, text)
  if (lineWin) {
    const number = say('game.line.number', { line: lineWin.line + 1 })
    return [place(number), element('span', { class: 'win-count' }, `×${count}`)]
  }
  return symbolWin && pattern === 'ways'
    ? [place(say('game.replay.ways', { count, symbol: name, ways: symbolWin.ways }))]
    : [place(say('game.replay.symbols', { count, symbol: name }))]
}

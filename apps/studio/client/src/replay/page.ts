import type { Language } from '@sanuk/locales/word'
import { type Amount, parseAmount } from '@sanuk/money/amount'
import { formatMoney } from '@sanuk/money/format'
import type { Replay } from '#protocol'
import type { SheetPlan } from '../art/sheet.ts'
import { element } from '../element.ts'
import { stepOf } from '../round.ts'
import { type ShownWin, shownWins } from '../wins/shown-wins.ts'
import type { Say } from '../words.ts'
import { drawnFrom } from './drawn-from.ts'
import { reelsPicture } from './reels-picture.ts'
import { stepList } from './step-list.ts'
import { winList } from './win-list.ts'

export type ReplayNeeds = {
  readonly say: Say
  readonly language: Language
  /** Writes an instant in the time zone of the site. */
  readonly moment: (instant: string) => string
  readonly replay: Replay
  readonly sheet: SheetPlan
}

/** A past round as it stood: every spin of it can be looked at, and in it every win. */
export function replayPage(needs: ReplayNeeds): HTMLElement {
  const { replay, say } = needs
  const money = (amount: Amount) => formatMoney(amount, replay.currency)
  const stage = element('section', { class: 'replay-stage', 'aria-live': 'polite' })
  const steps = stepList(needs, (at) => stage.replaceChildren(...stepView({ ...needs, money }, at)))
  stage.replaceChildren(...stepView({ ...needs, money }, 0))
  const { result } = replay
  const sums = [
    [say('game.replay.stake'), money(parseAmount(result.stake))],
    [say('game.replay.total'), money(parseAmount(result.win))],
  ] as const
  return element(
    'main',
    { class: 'replay' },
    header(needs),
    ...(steps ? [steps] : []),
    stage,
    element('dl', { class: 'replay-sums' }, ...sums.map(([name, value]) => sum(name, value))),
    drawnFrom(say, replay),
  )
}

function header({ replay, say, language, moment }: ReplayNeeds): HTMLElement {
  const { machine, result } = replay
  return element(
    'header',
    { class: 'replay-head' },
    element('h1', {}, machine.names[language]),
    element('p', { class: 'replay-round' }, say('game.replay.round', { round: result.round })),
    element('time', { datetime: result.at }, moment(result.at)),
  )
}

function sum(name: string, value: string): HTMLElement {
  return element('div', {}, element('dt', {}, name), element('dd', {}, value))
}

export type StepNeeds = ReplayNeeds & { readonly money: (amount: Amount) => string }

function stepView(needs: StepNeeds, at: number): readonly HTMLElement[] {
  const { replay, say, money } = needs
  const step = stepOf({ round: replay.result, at })
  const wins = shownWins(step, replay.machine)
  const picture = element('div', { class: 'replay-picture' })
  const show = (shown: readonly ShownWin[]) => picture.replaceChildren(reelsPicture(needs, step.grid, shown))
  show(wins)
  const multiplier = step.multiplier > 1 ? element('span', { class: 'replay-times' }, `×${step.multiplier}`) : null
  const award = step.scatter && step.scatter.freeSpins > 0 ? step.scatter.freeSpins : null
  return [
    picture,
    element(
      'p',
      { class: 'replay-won' },
      say(wins.length > 0 ? 'game.replay.won' : 'game.replay.nothing'),
      ...(wins.length > 0 ? [' ', element('strong', {}, money(parseAmount(step.win))), multiplier ?? ''] : []),
    ),
    ...(award === null ? [] : [element('p', { class: 'replay-award' }, say('game.replay.award', { count: award }))]),
    ...(wins.length > 1 ? [winList(needs, { step, wins }, show)] : []),
  ]
}

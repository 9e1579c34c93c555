import type { Language } from '@sanuk/locales/word'
import { type Amount, parseAmount } from '@sanuk/money/amount'
import { formatMoney } from '@sanuk/money/format'
import type { SlotReplay } from '#protocol'
import type { SheetPlan } from '../art/sheet.ts'
import { element } from '../element.ts'
import { stepOf } from '../round.ts'
import { type ShownWin, shownWins } from '../wins/shown-wins.ts'
import { type FrameNeeds, replayFrame } from './frame.ts'
import { reelsPicture } from './reels-picture.ts'
import { stepList } from './step-list.ts'
import { winList } from './win-list.ts'

export type ReplayNeeds = FrameNeeds & {
  readonly language: Language
  readonly replay: SlotReplay
  readonly sheet: SheetPlan
}

/** A past round of a slot as it stood: every spin of it can be looked at, and in it every win. */
export function replayPage(needs: ReplayNeeds): HTMLElement {
  const { replay, language } = needs
  const { currency, result } = replay
  const money = (amount: Amount) => formatMoney(amount, currency)
  const stage = element('section', { class: 'replay-stage', 'aria-live': 'polite' })
  const steps = stepList(needs, (at) => stage.replaceChildren(...stepView({ ...needs, money }, at)))
  stage.replaceChildren(...stepView({ ...needs, money }, 0))
  const name = replay.machine.names[language]
  return replayFrame(needs, { name, currency, result }, ...(steps ? [steps] : []), stage)
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

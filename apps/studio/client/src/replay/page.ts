import type { Language } from '@sanuk/locales/word'
import { type Amount, writeAmount } from '@sanuk/money/amount'
import { formatMoney } from '@sanuk/money/format'
import type { SlotReplay } from '#protocol'
import type { SheetPlan } from '../art/sheet.ts'
import { element } from '../element.ts'
import { paidIn, stepOf } from '../round.ts'
import { type ShownWin, shownWins } from '../wins/shown-wins.ts'
import { boardNotes } from './board-notes.ts'
import { type FrameNeeds, replayFrame } from './frame.ts'
import { gambleNotes } from './gamble-notes.ts'
import { reelsPicture } from './reels-picture.ts'
import { sceneOf } from './scene.ts'
import { stepList } from './step-list.ts'
import { stepNotes } from './step-notes.ts'
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
  return replayFrame(
    needs,
    { name, currency, result: { ...result, win: writeAmount(paidIn(result)) } },
    ...(steps ? [steps] : []),
    stage,
    ...boardNotes({ ...needs, money }),
    ...gambleNotes({ ...needs, money }),
  )
}

export type StepNeeds = ReplayNeeds & { readonly money: (amount: Amount) => string }

function stepView(needs: StepNeeds, at: number): readonly HTMLElement[] {
  const { machine, result } = needs.replay
  const step = stepOf({ round: result, at })
  const scene = sceneOf(machine, result, at)
  const wins = shownWins(step, machine)
  const picture = element('div', { class: 'replay-picture' })
  const show = (shown: readonly ShownWin[]) => picture.replaceChildren(reelsPicture(needs, scene, shown))
  show(wins)
  return [
    picture,
    ...stepNotes(needs, { step, at }),
    ...(wins.length > 0 ? [winList(needs, { step, wins }, show)] : []),
  ]
}

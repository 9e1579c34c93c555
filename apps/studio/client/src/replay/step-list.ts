import { parseAmount } from '@sanuk/money/amount'
import type { SpinResult } from '#protocol'
import { element } from '../element.ts'
import { icon } from '../panel/icon.ts'
import { freeSpinsPlayed } from '../round.ts'
import type { Say } from '../words.ts'
import type { ReplayNeeds } from './page.ts'
import { stepName } from './step-name.ts'

/** The steps of a round to choose from, with one back and one on; nothing for a round of one spin. */
export function stepList({ say, replay }: ReplayNeeds, show: (at: number) => void): HTMLElement | null {
  const { steps } = replay.result
  if (steps.length === 1) return null
  let at = 0
  const label = element('p', { class: 'steps-label' })
  const choose = (wanted: number) => {
    at = wanted
    label.textContent = nameOf(at)
    buttons.forEach((button, i) => {
      button.setAttribute('aria-current', String(i === at))
    })
    scrollTo(strip, buttons[at])
    previous.disabled = at === 0
    next.disabled = at === steps.length - 1
  }
  const pick = (wanted: number) => {
    choose(wanted)
    show(wanted)
  }
  const nameOf = (i: number) => stepName(say, replay.result, i)
  const buttons = steps.map((step, i) =>
    element(
      'button',
      {
        type: 'button',
        class: ['step', step.kind, parseAmount(step.win) > 0n ? 'won' : ''].join(' ').trim(),
        'aria-label': nameOf(i),
        onclick: () => pick(i),
      },
      faceOf(say, replay.result, i),
    ),
  )
  const previous = element('button', { type: 'button', class: 'step-move', 'aria-label': say('game.replay.previous') })
  const next = element('button', { type: 'button', class: 'step-move', 'aria-label': say('game.replay.next') })
  previous.append(icon('previous'))
  next.append(icon('next'))
  previous.addEventListener('click', () => pick(at - 1))
  next.addEventListener('click', () => pick(at + 1))
  const strip = element('div', { class: 'steps-strip' }, ...buttons)
  choose(0)
  const moves = element('div', { class: 'steps-moves' }, previous, label, next)
  return element('nav', { class: 'steps', 'aria-label': say('game.replay.steps') }, moves, strip)
}

/** What stands on the button of a step: falls and respins are many, and a drawing says enough. */
function faceOf(say: Say, round: SpinResult, at: number): Node | string {
  const kind = round.steps[at]?.kind
  if (kind === 'fall') return icon('fall')
  if (kind === 'respin') return icon('spin')
  return kind === 'base' ? say('game.replay.base') : String(freeSpinsPlayed(round, at))
}

/** Brings a button to the middle of the strip, and moves nothing else. */
function scrollTo(strip: HTMLElement, button: HTMLElement | undefined): void {
  if (button) strip.scrollTo({ left: button.offsetLeft - (strip.clientWidth - button.clientWidth) / 2 })
}

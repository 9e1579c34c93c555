import type { AllSeeds } from '#protocol'
import { element } from '../element.ts'
import { CLIENT_SEED_PATTERN, drawSeed } from '../server/client-seed.ts'
import { Refused } from '../server/fault.ts'
import type { SeedWish, Session } from '../server/session.ts'
import type { Say } from '../words.ts'
import { dialogButton, openDialog } from './dialog.ts'
import { toldSeeds, values } from './seed-values.ts'

type Needs = {
  readonly say: Say
  readonly server: Pick<Session, 'seeds' | 'changeSeed'>
  /** Asks the server until it answers. */
  readonly reach: <T>(ask: () => Promise<T>, about: 'game') => Promise<T>
}

/** What outcomes are drawn from: the seeds of now, the way to change them, and those that were told. */
export async function openFairness({ say, server, reach }: Needs): Promise<void> {
  const content = element('div', { class: 'fairness' })
  openDialog({ title: say('game.fair'), close: say('game.close'), kind: 'fairness-dialog' }, content)
  const show = (seeds: AllSeeds, told?: string) => content.replaceChildren(...view({ say, seeds, change, told }))
  const change = async (wish: SeedWish): Promise<string | null> => {
    try {
      show(await server.changeSeed(wish), say('game.fair.changed'))
      return null
    } catch (fault) {
      return say(`game.fault.${fault instanceof Refused ? fault.fault : 'platform_unreachable'}`)
    }
  }
  show(await reach(() => server.seeds(), 'game'))
}

type View = {
  readonly say: Say
  readonly seeds: AllSeeds
  /** Answers what was wrong, or null. */
  readonly change: (wish: SeedWish) => Promise<string | null>
  readonly told: string | undefined
}

function view({ say, seeds, change, told }: View): readonly HTMLElement[] {
  const { playing } = seeds
  return [
    element('p', { class: 'dialog-note' }, say('game.fair.text')),
    ...(told === undefined ? [] : [element('p', { class: 'fairness-changed', role: 'status' }, told)]),
    ...(playing
      ? [
          element('h3', {}, say('game.fair.now')),
          values(say, [
            ['game.fair.commitment', playing.commitment],
            ['game.fair.client_seed', playing.clientSeed],
          ]),
          element('p', { class: 'dialog-note' }, say('game.fair.rounds', { count: playing.rounds })),
        ]
      : []),
    element('h3', {}, say('game.fair.change')),
    element('p', { class: 'dialog-note' }, say('game.fair.change.text')),
    values(say, [['game.fair.commitment', seeds.next]]),
    changeForm(say, (clientSeed) => change({ commitment: seeds.next, clientSeed })),
    element('h3', {}, say('game.fair.told')),
    ...toldSeeds(say, seeds.told),
    element('p', { class: 'dialog-note' }, say('game.fair.how')),
  ]
}

function changeForm(say: Say, change: (clientSeed: string) => Promise<string | null>): HTMLElement {
  const fault = element('p', { class: 'field-fault', id: 'seed-fault', role: 'alert' })
  const field = element('input', {
    type: 'text',
    id: 'client-seed',
    name: 'client-seed',
    value: drawSeed(),
    maxlength: 64,
    required: true,
    pattern: CLIENT_SEED_PATTERN,
    autocomplete: 'off',
    spellcheck: 'false',
    'aria-describedby': fault.id,
  })
  const draw = dialogButton(say('game.fair.draw'), 'quiet', () => {
    field.value = drawSeed()
    fault.textContent = ''
  })
  const begin = element('button', { type: 'submit', class: 'dialog-button strong' }, say('game.fair.begin'))
  const form = element(
    'form',
    { class: 'seed-form', novalidate: true },
    element('label', { for: field.id }, say('game.fair.new_seed')),
    field,
    fault,
    element('div', { class: 'dialog-buttons' }, draw, begin),
  )
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    fault.textContent = field.validity.valid ? '' : say('game.fair.invalid')
    if (!field.validity.valid) return field.focus()
    begin.disabled = true
    fault.textContent = (await change(field.value)) ?? ''
    begin.disabled = false
  })
  return form
}

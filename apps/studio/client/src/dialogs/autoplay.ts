import { type Amount, parseAmount, times, writeAmount } from '@sanuk/money/amount'
import type { AutoplayLimits } from '../autoplay.ts'
import { element } from '../element.ts'
import type { Say } from '../words.ts'
import { dialogButton, openDialog } from './dialog.ts'

type Needs = { readonly say: Say; readonly money: (amount: Amount) => string; readonly stake: Amount }

const ROUNDS = [10, 25, 50, 100]
const LOSSES = [5, 10, 25, 50, 100]
const WINS = [10, 25, 50, 100]

/** Asks for the limits of autoplay. It begins only with a loss limit, and with none that was chosen for the player. */
export function openAutoplay({ say, money, stake }: Needs, begin: (limits: AutoplayLimits) => void): void {
  const amounts = (multiples: readonly number[]) =>
    multiples.map((multiple) => times(stake, multiple)).map((value) => [writeAmount(value), money(value)] as const)
  const fault = element('p', { class: 'field-fault', id: 'loss-fault', role: 'alert' })
  const form = element(
    'form',
    { class: 'autoplay-form', novalidate: true },
    choice(
      { name: 'rounds', legend: say('game.autoplay.rounds') },
      ROUNDS.map((n) => [String(n), String(n)] as const),
    ),
    choice(
      { name: 'loss', legend: say('game.autoplay.loss'), note: say('game.autoplay.loss.note'), fault },
      amounts(LOSSES),
    ),
    choice({ name: 'win', legend: say('game.autoplay.win') }, [['', say('game.autoplay.win.none')], ...amounts(WINS)]),
    element(
      'label',
      { class: 'switch' },
      element('input', { type: 'checkbox', name: 'free-spins' }),
      element('span', {}, say('game.autoplay.free_spins')),
    ),
  )
  check(form, 'rounds')
  check(form, 'win')
  const dialog = openDialog(
    { title: say('game.autoplay'), close: say('game.close'), kind: 'autoplay-dialog' },
    element('p', { class: 'dialog-note' }, say('game.autoplay.note', { stake: money(stake) })),
    form,
    dialogButton(say('game.autoplay.begin'), 'strong', () => form.requestSubmit()),
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const limits = limitsIn(new FormData(form))
    if (limits) {
      dialog.close()
      return begin(limits)
    }
    fault.textContent = say('game.autoplay.loss.missing')
    form.querySelector<HTMLInputElement>('input[name="loss"]')?.focus()
  })
}

type Choice = {
  readonly name: string
  readonly legend: string
  readonly note?: string
  readonly fault?: HTMLElement
}

function choice({ name, legend, note, fault }: Choice, options: ReadonlyArray<readonly [string, string]>): HTMLElement {
  const chips = options.map(([value, text]) =>
    element(
      'label',
      { class: 'chip' },
      element('input', { type: 'radio', name, value, 'aria-describedby': fault?.id }),
      element('span', {}, text),
    ),
  )
  const row = element('div', { class: 'chips' }, ...chips)
  const figures = options.filter(([value]) => value !== '').map(([, text]) => text.length)
  row.style.setProperty('--longest', String(Math.max(...figures)))
  return element(
    'fieldset',
    { class: 'choice' },
    element('legend', {}, legend),
    note ? element('p', { class: 'choice-note' }, note) : null,
    row,
    fault ?? null,
  )
}

function check(form: HTMLFormElement, name: string): void {
  const first = form.querySelector<HTMLInputElement>(`input[name="${name}"]`)
  if (first) first.checked = true
}

function limitsIn(data: FormData): AutoplayLimits | null {
  const [rounds, loss, win] = [data.get('rounds'), data.get('loss'), data.get('win')]
  if (typeof loss !== 'string' || typeof rounds !== 'string') return null
  return {
    rounds: Number(rounds),
    loss: parseAmount(loss),
    singleWin: typeof win === 'string' && win !== '' ? parseAmount(win) : null,
    stopOnFreeSpins: data.has('free-spins'),
  }
}

import type { ToldSeed } from '#protocol'
import { element } from '../element.ts'
import { icon } from '../panel/icon.ts'
import type { GameWord, Say } from '../words.ts'

/** Values that nobody reads aloud, each with a button that copies it. */
export function values(say: Say, rows: ReadonlyArray<readonly [GameWord, string]>): HTMLElement {
  const pairs = rows.flatMap(([word, value]) => [
    element('dt', {}, say(word)),
    element('dd', {}, element('code', {}, value), copyButton(say, say(word), value)),
  ])
  return element('dl', { class: 'seed-values' }, ...pairs)
}

/** Seeds that are played with no more: all of them may be known. */
export function toldSeeds(say: Say, told: readonly ToldSeed[]): readonly HTMLElement[] {
  if (told.length === 0) return [element('p', { class: 'dialog-note' }, say('game.fair.told.none'))]
  return told.map(({ serverSeed, commitment, clientSeed, rounds }, at) =>
    element(
      'details',
      { class: 'told-seed', open: at === 0 },
      element('summary', {}, element('span', {}, clientSeed), ' ', say('game.fair.rounds', { count: rounds })),
      values(say, [
        ['game.fair.server_seed', serverSeed],
        ['game.fair.commitment', commitment],
        ['game.fair.client_seed', clientSeed],
      ]),
    ),
  )
}

function copyButton(say: Say, what: string, value: string): HTMLButtonElement {
  const button = element('button', {
    type: 'button',
    class: 'copy',
    'aria-label': say('game.fair.copy', { what }),
    onclick: () => void copy(),
  })
  button.append(icon('copy'))
  return button

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(value)
      button.dataset.copied = say('game.fair.copied')
    } catch {
      // A frame that may not write the clipboard: the value is marked, and the keyboard copies it.
      if (button.previousSibling) window.getSelection()?.selectAllChildren(button.previousSibling)
    }
  }
}

import type { Replay } from '#protocol'
import { values } from '../dialogs/seed-values.ts'
import { element } from '../element.ts'
import type { Say } from '../words.ts'

/** The seeds a round was drawn from, the server's once it may be told. */
export function drawnFrom(say: Say, { result, serverSeed }: Replay): HTMLElement {
  const { seed } = result
  const content = seed
    ? [
        values(say, [
          ['game.fair.commitment', seed.commitment],
          ['game.fair.client_seed', seed.clientSeed],
          ['game.replay.fair.nonce', String(seed.nonce)],
          ...(serverSeed ? [['game.fair.server_seed', serverSeed] as const] : []),
        ]),
        ...(serverSeed ? [] : [element('p', { class: 'replay-hidden' }, say('game.replay.fair.hidden'))]),
      ]
    : [element('p', { class: 'replay-hidden' }, say('game.replay.fair.none'))]
  return element('details', { class: 'replay-fair' }, element('summary', {}, say('game.replay.fair')), ...content)
}

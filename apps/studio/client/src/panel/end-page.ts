import type { GameFault } from '#protocol'
import { dialogButton } from '../dialogs/dialog.ts'
import { element } from '../element.ts'
import type { Say } from '../words.ts'

type End = { readonly title: string; readonly text: string; readonly button: string; readonly press: () => void }

/** Takes the place of the game when it cannot go on: says why and offers one way. */
export function showEnd({ title, text, button, press }: End): void {
  for (const open of document.querySelectorAll('dialog')) open.close()
  const way = dialogButton(button, 'strong', press)
  const end = element('main', { class: 'end', role: 'alert' }, element('h1', {}, title), element('p', {}, text), way)
  document.querySelector('main')?.replaceWith(end)
  way.focus()
}

/** The same for a definite no of the server: the session is over, or the game is not open to this player now. */
export function showRefusal(say: Say, fault: GameFault, leave: () => void): void {
  const title = say(fault === 'session_ended' ? 'game.ended' : 'game.closed')
  showEnd({ title, text: say(`game.fault.${fault}`), button: say('game.ended.back'), press: leave })
}

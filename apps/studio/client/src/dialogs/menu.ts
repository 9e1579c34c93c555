import { element } from '../element.ts'
import { type IconName, icon } from '../panel/icon.ts'
import type { Preferences } from '../preferences.ts'
import type { Say } from '../words.ts'
import { openDialog } from './dialog.ts'

export type MenuDeeds = {
  readonly sound: () => void
  readonly quick: () => void
  /** Only where wins may be gambled with. */
  readonly gamble?: (() => void) | null
  readonly info: () => void
  readonly fairness: () => void
  /** Null where nothing stands in it. */
  readonly history: (() => void) | null
  readonly cashier: () => void
  readonly close: () => void
}

/** The menu: settings and the ways out of the game. */
export function openMenu(say: Say, on: Preferences, deeds: MenuDeeds): void {
  const entry = (drawing: IconName, text: string, act: () => void) =>
    element('button', { type: 'button', class: 'menu-entry', onclick: act }, icon(drawing), element('span', {}, text))
  const setting = (drawing: IconName, text: string, { state, act }: { state: boolean; act: () => void }) => {
    const button = entry(drawing, text, () => {
      act()
      button.setAttribute('aria-checked', String(button.getAttribute('aria-checked') !== 'true'))
    })
    button.setAttribute('role', 'switch')
    button.setAttribute('aria-checked', String(state))
    return button
  }
  const leading = (drawing: IconName, text: string, act: () => void) =>
    entry(drawing, text, () => {
      dialog.close()
      act()
    })
  const dialog = openDialog(
    { title: say('game.menu'), close: say('game.close'), kind: 'menu-dialog' },
    setting('soundOn', say('game.sound'), { state: on.sound, act: deeds.sound }),
    setting('quick', say('game.quick'), { state: on.quick, act: deeds.quick }),
    ...(deeds.gamble ? [setting('gamble', say('game.gamble.setting'), { state: on.gamble, act: deeds.gamble })] : []),
    leading('info', say('game.info'), deeds.info),
    leading('fair', say('game.fair'), deeds.fairness),
    ...(deeds.history ? [leading('history', say('game.history'), deeds.history)] : []),
    leading('wallet', say('game.deposit'), deeds.cashier),
    leading('leave', say('game.leave'), deeds.close),
  )
}

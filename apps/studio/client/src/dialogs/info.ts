import type { Amount } from '@sanuk/money/amount'
import type { Drops, GameState, MachineView } from '#protocol'
import type { SheetPlan } from '../art/sheet.ts'
import { element } from '../element.ts'
import type { Say } from '../words.ts'
import { openDialog } from './dialog.ts'
import { dropProofs } from './drop-proofs.ts'
import { figures, interruptions } from './figures.ts'
import { linePictures } from './line-pictures.ts'
import { payTable } from './pay-table.ts'
import { rules } from './rules.ts'

export type InfoNeeds = {
  readonly say: Say
  readonly money: (amount: Amount) => string
  readonly machine: MachineView
  readonly mode: GameState['mode']
  readonly language: GameState['language']
  readonly sheet: SheetPlan
  readonly stake: Amount
  /** What is told of a pool that must be won; null while nobody answers. */
  readonly drops: () => Promise<Drops | null>
}

/** The information pages: one sheet with a contents row, every amount for the stake that is set. */
export function openInfo(needs: InfoNeeds): void {
  const { say } = needs
  const sections = [
    section(say('game.info.pays'), payTable(needs)),
    section(say('game.info.rules'), rules(needs)),
    section(say(needs.machine.pattern === 'lines' ? 'game.info.lines' : 'game.info.wins'), linePictures(needs)),
    section(say('game.info.return'), figures(needs)),
    ...(needs.machine.jackpot?.cap === undefined ? [] : [section(say('game.drops'), [dropProofs(needs)])]),
    section(say('game.info.interruption'), interruptions(needs)),
  ]
  const contents = element(
    'nav',
    { class: 'info-contents', 'aria-label': say('game.info.contents') },
    ...sections.map(({ title, view }) =>
      element(
        'button',
        { type: 'button', class: 'chip', onclick: () => view.scrollIntoView({ block: 'start' }) },
        title,
      ),
    ),
  )
  const views = sections.map(({ view }) => view)
  openDialog({ title: say('game.info'), close: say('game.close'), kind: 'info-dialog' }, contents, ...views)
}

function section(title: string, content: readonly HTMLElement[]): { title: string; view: HTMLElement } {
  const view = element('section', { class: 'info-section' }, element('h3', {}, title), ...content)
  return { title, view }
}

import { say } from '@sanuk/locales/server-words'
import type { Row, Section, SheetNeeds } from './sheet.ts'
import { facts } from './wording.ts'

/** What comes back and through what, and how often. */
export function figuresOfReturn(needs: SheetNeeds): readonly [returned: Section, odds: Section] {
  return [returned(needs), odds(needs)]
}

function returned({ machine, sheet, language }: SheetNeeds): Section {
  const { returnToPlayer, exact } = sheet
  const part = (name: string, percent: string, share: string): Row => ({
    cells: [name, percent === '' ? '' : `${percent}%`, share],
    ...(share === '' ? {} : { share: Number(share) }),
  })
  const scatter = part(say(language, 'sheets.return.scatter'), '', exact.scatter)
  return {
    title: say(language, 'sheets.return'),
    notes: [say(language, 'sheets.return.note'), say(language, 'game.return.meaning')],
    heads: [
      say(language, 'sheets.return.part'),
      say(language, 'sheets.return.percent'),
      say(language, 'sheets.return.exact'),
    ],
    rows: [
      part(say(language, 'sheets.return.paid'), returnToPlayer.base, ''),
      part(`– ${say(language, 'sheets.return.wins')}`, '', exact.wins),
      ...(Number(exact.scatter) > 0
        ? [{ ...scatter, cells: [`– ${scatter.cells[0]}`, ...scatter.cells.slice(1)] }]
        : []),
      part(say(language, machine.hold ? 'game.respins' : 'game.free_spins'), returnToPlayer.feature, exact.feature),
      { ...part(say(language, 'sheets.return.all'), returnToPlayer.total, exact.total), strong: true },
    ],
  }
}

function odds({ machine, sheet, language }: SheetNeeds): Section {
  const every = (rounds: string) => say(language, 'game.return.every', { rounds })
  const { hold } = machine
  return {
    title: say(language, 'sheets.odds'),
    notes: [say(language, 'sheets.odds.most.note')],
    heads: [],
    rows: facts(
      [say(language, 'game.return.hit'), every(sheet.hitEvery)],
      [say(language, hold ? 'game.return.respins.hit' : 'game.return.free_spins'), every(sheet.featureEvery)],
      [say(language, hold ? 'sheets.odds.respins' : 'sheets.odds.free_spins'), sheet.spinsInFeature],
      [say(language, 'game.return.most'), say(language, 'sheets.odds.most', { times: sheet.maximumWinMultiple })],
    ),
  }
}

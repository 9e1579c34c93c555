import { say } from '@sanuk/locales/server-words'
import { featureOf } from './board.ts'
import type { Section, SheetNeeds } from './sheet.ts'

const ORIGINS = {
  'free spins': ['sheets.how.free'],
  respins: ['sheets.how.hold'],
  board: ['sheets.how.pick'],
  'free spins and board': ['sheets.how.free', 'sheets.how.pick'],
} as const

/** How the figures were made, as far as it matters for this machine. */
export function origins({ machine, language }: SheetNeeds): Section {
  return {
    title: say(language, 'sheets.how'),
    notes: [
      say(language, 'sheets.how.stops'),
      ...(machine.tumbles ? [say(language, 'sheets.how.falls')] : []),
      ...ORIGINS[featureOf(machine)].map((word) => say(language, word)),
      say(language, 'sheets.how.again', { code: machine.code }),
      say(language, 'sheets.how.version'),
    ],
    heads: [],
    rows: [],
  }
}

import { say } from '@sanuk/locales/server-words'
import type { Section, SheetNeeds } from './sheet.ts'

/** How the figures were made, as far as it matters for this machine. */
export function origins({ machine, language }: SheetNeeds): Section {
  return {
    title: say(language, 'sheets.how'),
    notes: [
      say(language, 'sheets.how.stops'),
      ...(machine.tumbles ? [say(language, 'sheets.how.falls')] : []),
      say(language, machine.hold ? 'sheets.how.hold' : 'sheets.how.free'),
      say(language, 'sheets.how.again', { code: machine.code }),
      say(language, 'sheets.how.version'),
    ],
    heads: [],
    rows: [],
  }
}

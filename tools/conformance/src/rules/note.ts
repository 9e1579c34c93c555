import { moving, movingNothing, openRound } from '../play/table.ts'
import { during, expectMoved, expectSame, expectStatus } from '../play/verdict.ts'
import type { Rule } from './rule.ts'

const HOUR_MS = 60 * 60 * 1000

const summary = { text: { en: 'Home win', th: 'เจ้าบ้านชนะ' }, odds: '1.95', event: 'A v B', issue: '7' }

const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString()

/** Summaries that no platform may keep. */
const MALFORMED: readonly unknown[] = [
  {},
  { text: {} },
  { text: 'Home win' },
  { text: { en: '' } },
  { text: { en: 'x'.repeat(301) } },
  { text: { xx: 'x' } },
  { text: { en: 'x' }, odds: '1e3' },
  { text: { en: 'x' }, odds: 1.95 },
  { text: { en: 'x' }, startsAt: 'tomorrow' },
  { text: { en: 'x' }, extra: 'x' },
]

export const noteRules: readonly Rule[] = [
  {
    name: 'bet.summary',
    says: 'a bet may say what it is about and until when its round stays open, and is taken once',
    check: (table) =>
      moving(table, -table.stake, async () => {
        const round = openRound(table)
        const notes = { summary, until: inHours(30 * 24), transaction: round.name }
        const first = await round.bet(notes)
        expectMoved(first)
        expectSame(first, await round.bet(notes))
      }),
  },
  {
    name: 'bet.summary_content',
    says: 'another summary, or another until, is other content: DUPLICATE_TRANSACTION',
    check: async (table) => {
      const round = openRound(table)
      const [transaction, until] = [round.name, inHours(1)]
      expectMoved(await round.bet({ transaction, summary, until }))
      await movingNothing(table, async () => {
        for (const more of [{ until }, { summary }, { summary: { ...summary, odds: '2' }, until }]) {
          expectStatus(await round.bet({ transaction, ...more }), 'DUPLICATE_TRANSACTION')
        }
      })
    },
  },
  {
    name: 'bet.summary_malformed',
    says: 'a malformed summary is INVALID_REQUEST and moves nothing',
    check: (table) =>
      movingNothing(table, async () => {
        for (const wrong of MALFORMED) {
          await during(JSON.stringify(wrong).slice(0, 60), async () =>
            expectStatus(await openRound(table).bet({ summary: wrong }), 'INVALID_REQUEST'),
          )
        }
      }),
  },
  {
    name: 'bet.until',
    says: 'an until in the past, or more than 400 days ahead, is INVALID_REQUEST and moves nothing',
    check: (table) =>
      movingNothing(table, async () => {
        for (const hours of [-1, 401 * 24]) {
          await during(`${hours} hours`, async () =>
            expectStatus(await openRound(table).bet({ until: inHours(hours) }), 'INVALID_REQUEST'),
          )
        }
      }),
  },
]

import { expect, test } from 'vitest'
import { campaignOf, PROMOTION, summaryOf } from './bet-notes.ts'

test.each([
  [{ meta: { selection: 'home_team', odds: 2.5 } }, { text: { en: 'home_team' }, odds: '2.5' }],
  [{ meta: { odds: 1.33333 } }, { text: { en: 'red' }, odds: '1.3333' }],
  [{ meta: { selection: 7, odds: '2.5' } }, { text: { en: 'red' } }],
  [{ meta: 'text' }, { text: { en: 'red' } }],
  [{ bet: null, meta: null }, undefined],
  [{ bet: 'x'.repeat(301) }, undefined],
])('a bet with %j is about %j', (change, summary) => {
  expect(summaryOf({ bet: 'red', ...change })).toEqual(summary)
})

test.each([
  [{ reward_uuid: 'r-1', is_supplier_promo: true }, 'r-1'],
  [{ is_supplier_promo: true, meta: { supplier_promo_info: { promo_reference: 'drops-7' } } }, 'drops-7'],
  [{ is_supplier_promo: true, meta: { supplier_promo_info: { promo_reference: 'two words' } } }, PROMOTION],
  [{ is_free: true }, PROMOTION],
  [{ meta: { supplier_promo_info: { promo_reference: 'drops-7' } } }, undefined],
])('of %j the campaign is %s', (theirs, campaign) => {
  expect(campaignOf(theirs)).toBe(campaign)
})

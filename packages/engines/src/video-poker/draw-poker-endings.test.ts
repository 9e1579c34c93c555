import { expect, test } from 'vitest'
import { figuresOf } from '../instant/figures.ts'
import { drawPokerEndings } from './draw-poker-endings.ts'
import { payTable } from './pay-tables.ts'

test('Jacks or Better 9/6 returns 99.54390437 per cent, as published (Wizard of Odds)', () => {
  const { returnToPlayer } = figuresOf(drawPokerEndings(payTable('jacks-or-better-9-6')))
  expect((Number(returnToPlayer.over) / Number(returnToPlayer.under)) * 100).toBeCloseTo(99.54390437, 8)
})

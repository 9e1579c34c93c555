import { toDecimal } from '@sanuk/engines/exact/fraction'
import { figuresOf } from '@sanuk/engines/instant/figures'
import { andarBaharGame } from '@sanuk/engines/live/andar-bahar/game'
import { bullBullGame } from '@sanuk/engines/live/bull-bull/game'
import { pokDengGame } from '@sanuk/engines/live/pok-deng/game'
import { expect, test } from 'vitest'
import { andarBaharTurns, bullBullFaces, handTurns, pokDengFaces } from './cards-shown.ts'
import { seriesTable } from './series-games.ts'

const hand = (text: string) => text.split(' ')
const written = (turns: readonly { readonly place: string; readonly face: string }[]) =>
  turns.map(({ place, face }) => `${place} ${face}`)

const POK_DENG = { bank: hand('3c 4d'), hands: [hand('9c Ks'), hand('2d 2s 2h'), hand('Kc 7c'), hand('5h 8c Jd')] }

test('cards go round: one to each hand, then one to the bank, third cards to whoever took one', () => {
  expect(written(handTurns(POK_DENG))).toEqual([
    ...['hand-1 9c', 'hand-2 2d', 'hand-3 Kc', 'hand-4 5h', 'bank 3c'],
    ...['hand-1 Ks', 'hand-2 2s', 'hand-3 7c', 'hand-4 8c', 'bank 4d'],
    ...['hand-2 2h', 'hand-4 Jd'],
  ])
})

test('faces tell the bank, and of each hand how it ended, by which multiple and what it is', () => {
  expect(pokDengFaces(POK_DENG)).toEqual(['7', 'won 1 pok-9', 'won 5 tong', 'tied 1 7', 'lost 1 3'])
  expect(
    bullBullFaces({
      bank: hand('Ks 5d 5h 9h Ts'),
      hands: [hand('Kc 7d 3h 9s 8c'), hand('Kd Qd Jh Js Qc'), hand('8d 8h 6d 3c Qh')],
    }),
  ).toEqual(['bull-9', 'lost 3 bull-7', 'won 5 five-faces', 'lost 3 no-bull'])
})

test('the joker comes first, then cards to Andar and Bahar in turn', () => {
  expect(written(andarBaharTurns({ joker: 'Qh', cards: hand('2c Kd Qs') }))).toEqual([
    ...['joker Qh', 'andar 2c', 'bahar Kd', 'andar Qs'],
  ])
})

test.each([
  ['pok-deng', pokDengGame.endings('hand-1-equal')],
  ['bull-bull', bullBullGame.endings('hand-1-equal')],
  ['andar-bahar', andarBaharGame.endings('andar')],
] as const)('the return that is listed of %s is that of its usual bet', (code, endings) => {
  const exact = 100 * Number(toDecimal(figuresOf(endings).returnToPlayer, 18))
  expect(seriesTable(code).returnToPlayer).toBe(exact.toFixed(2))
})

import { type Amount, parseAmount } from '@sanuk/money/amount'
import type { MachineView, PieceTold } from '#protocol'
import type { SheetPlan } from '../art/sheet.ts'
import { symbolPicture } from '../art/symbol-picture.ts'
import { element } from '../element.ts'
import { shortAmount } from '../hold/short-amount.ts'
import { type Say, symbolName } from '../words.ts'

export type PickView = NonNullable<MachineView['pick']>

type Needs = {
  readonly say: Say
  readonly money: (amount: Amount) => string
  readonly pick: PickView
}

/** What a covered place is called: places are numbered from 1. */
export const placeName = ({ say, pick }: Omit<Needs, 'money'>, place: number): string =>
  say('game.pick.place', { name: symbolName(say, pick.cover), number: place + 1 })

/** What a piece is called. */
export function pieceName({ say, money, pick }: Needs, piece: PieceTold): string {
  switch (piece.kind) {
    case 'prize':
      return money(parseAmount(piece.worth))
    case 'factor':
      return say('game.pick.factor', { factor: piece.factor })
    case 'end':
      return symbolName(say, pick.end)
  }
}

/** How a piece looks; its name is said elsewhere. */
export function pieceFace(
  needs: { readonly pick: PickView; readonly sheet: SheetPlan },
  piece: PieceTold,
): readonly HTMLElement[] {
  const { pick, sheet } = needs
  switch (piece.kind) {
    case 'prize':
      return [symbolPicture(sheet, 'coin', ''), element('strong', {}, shortAmount(parseAmount(piece.worth)))]
    case 'factor':
      return [element('strong', { class: 'pick-factor' }, `×${piece.factor}`)]
    case 'end':
      return [symbolPicture(sheet, pick.end, '')]
  }
}

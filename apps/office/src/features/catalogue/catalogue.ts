import type { CatalogueGame, CatalogueLane, chooseGames } from '@sanuk/contracts/office-catalogue'
import type { ListDifference, readLists } from '@sanuk/contracts/office-lists'
import type { AnswerOf, RequestOf } from '@sanuk/contracts/route'

export type Game = CatalogueGame
export type Lane = CatalogueLane
export type Label = Lane['vassalages'][number]
export type Wish = RequestOf<typeof chooseGames>['body']['wish']
export type VendorList = AnswerOf<typeof readLists>['list'][number]
export type Difference = ListDifference

/** Under this everything of the catalogue is remembered: what changes a game makes all of it old. */
export const CATALOGUE = ['catalogue']

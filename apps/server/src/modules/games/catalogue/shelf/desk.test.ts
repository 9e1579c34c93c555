import { expect, test } from 'vitest'
import type { Game } from '#platform/capabilities/game'
import { aGame } from '../../../../../tests/catalogue/games.fixture.ts'
import { type Choice, NO_CHOICE } from '../choice.ts'
import { searchableName } from '../search/name-search.ts'
import { buildDesk, type DeskFilter, filterDesk } from './desk.ts'
import { deskLanes } from './desk-lanes.ts'
import { buildShelf } from './shelf.ts'
import { type Choices, vassalageKey } from './shelved-game.ts'

const VENDORS = [{ code: 'STUDIO', enabled: true }]

const stockOf = (games: readonly Game[]) =>
  games.map((game, place) => ({ ...game, place, name: searchableName(game.names) }))

/** What a brand chose, by the codes of games and the names of slots' labels. */
function chosen(games: readonly Game[], of: Record<string, Partial<Choice>>): Choices {
  const whole = (wish: Partial<Choice>) => ({ ...NO_CHOICE, ...wish })
  return {
    games: new Map(games.flatMap(({ nodeId, code }) => (of[code] ? [[nodeId, whole(of[code])]] : []))),
    vassalages: new Map(
      Object.entries(of).map(([vassalage, wish]) => [vassalageKey({ gameType: 'RNG', vassalage }), whole(wish)]),
    ),
  }
}

const LISTED = [
  ...[aGame('hall'), aGame('room', { parent: 'hall' }), aGame('seat', { parent: 'room' })],
  ...[aGame('alone', { parent: 'nobody' }), aGame('itself', { parent: 'itself' })],
  ...[aGame('one', { parent: 'other', vassalage: 'BETA' }), aGame('other', { parent: 'one' })],
]

const hiders = (of: Record<string, Partial<Choice>>) =>
  Object.fromEntries(
    buildDesk(stockOf(LISTED), chosen(LISTED, of), VENDORS).games.flatMap(({ code, hiddenBy, playable }) =>
      hiddenBy ? [[code, [hiddenBy, playable]]] : [],
    ),
  )

test('hiding an entry hides every game below it, at any depth', () => {
  expect(hiders({})).toEqual({})
  expect(hiders({ hall: { hidden: true } })).toEqual({
    hall: ['game', false],
    room: ['entry', false],
    seat: ['entry', false],
  })
  expect(hiders({ room: { hidden: true } })).toEqual({ room: ['game', false], seat: ['entry', false] })
})

test('hiding works for games whose parent is missing, themselves or part of a cycle', () => {
  expect(hiders({ itself: { hidden: true } })).toEqual({ itself: ['game', false] })
  expect(hiders({ alone: { hidden: true } })).toEqual({ alone: ['game', false] })
  expect(hiders({ BETA: { hidden: true } })).toEqual({ one: ['vassalage', false], other: ['entry', false] })
})

test('the lobby leaves out every game that the back office shows as hidden', () => {
  const shelf = buildShelf(stockOf(LISTED), chosen(LISTED, { hall: { hidden: true } }), VENDORS)
  expect(shelf.games.map(({ code }) => code)).toEqual(['alone', 'itself', 'one', 'other'])
})

test('filterDesk filters by view, vendor, type and class, and finds codes before names', () => {
  const games = [aGame('a-1', { isHot: true }), aGame('b-2', { names: { th: 'x', en: 'A-1 story' } }), aGame('c-3')]
  const desk = buildDesk(stockOf(games), chosen(games, { 'a-1': { hidden: true }, 'c-3': { hot: true } }), VENDORS)
  const codes = (filter: DeskFilter) => filterDesk(desk, filter).map(({ code }) => code)
  expect(codes({})).toEqual(['b-2', 'c-3', 'a-1'])
  expect(codes({ search: 'A-1' })).toEqual(['a-1', 'b-2'])
  expect([codes({ view: 'hidden' }), codes({ view: 'hot' }), codes({ view: 'chosen' })]).toEqual([
    ['a-1'],
    ['c-3'],
    ['c-3', 'a-1'],
  ])
  expect([codes({ vendor: 'NOBODY' }), codes({ classification: 'TG' }), codes({ gameType: 'LIVE' })]).toEqual([
    [],
    [],
    [],
  ])
})

test('hidden vassalages follow those of the menus and have no games', () => {
  const games = [aGame('a'), aGame('b', { vassalage: 'BETA', vassalageName: 'Beta' })]
  const desk = buildDesk(stockOf(games), chosen(games, { ALPHA: { hidden: true, hot: true } }), VENDORS)
  expect(deskLanes(desk)).toMatchObject([
    {
      gameType: 'RNG',
      vassalages: [
        { vassalage: 'BETA', games: 1, hidden: false, chosenHot: null },
        { vassalage: 'ALPHA', games: 0, hidden: true, chosenHot: true, isHot: false },
      ],
    },
  ])
})

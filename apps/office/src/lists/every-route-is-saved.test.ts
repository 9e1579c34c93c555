import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { allRoutes } from '@sanuk/contracts/all-routes'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')
const files = new Map(
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test|\.fixture)\.tsx?$/.test(path))
    .map((path) => [join(source, path), readFileSync(join(source, path), 'utf8')]),
)

const SAVES =
  /<(?:SaveList|SaveWhole|SaveRows|SaveReport|SaveDescribed|RowsCard|DescribedList|DescribedPart|RuleCards)\b/

/** The feature that a file belongs to; what lies below features belongs to all of them. */
const partOf = (path: string): string => /features\/([^/]+)/.exec(path)?.[1] ?? ''

const importsOf = (path: string, text: string): string[] =>
  [...text.matchAll(/from '(\.[^']+)'/g)].map(([, to = '']) => resolve(dirname(path), to))

/** Of each file, those of its own feature that it imports or that import it. */
function neighbours(path: string): string[] {
  const near = (other: string) => partOf(other) === partOf(path)
  const below = importsOf(path, files.get(path) ?? '').filter(near)
  const above = [...files].filter(([other, text]) => near(other) && importsOf(other, text).includes(path))
  return [...below, ...above.map(([other]) => other)]
}

/** Whether a file that asks for a list saves one, or one that it imports or that imports it does. */
const isSavedFrom = (path: string): boolean =>
  [path, ...neighbours(path)].some((one) => SAVES.test(files.get(one) ?? ''))

/** Lists that are shown without a file, or whose file is made elsewhere, with the reason. */
const NO_FILE: Readonly<Record<string, string>> = {
  contractsAfterMove: 'a part of what a move would change',
  depositSlips: 'pictures of one deposit',
  listContent: 'saved by `content/save-content.tsx`, to which the page hands it',
  listFreeRoundGames: 'what is offered in a form',
  listQueues: 'counts of lists that are saved themselves',
  memberFreezes: 'freezes of one member',
  memberVerification: 'papers of one member; the list of papers is saved without their pictures',
  readGameOrder: 'the order of the lobby is arranged here; the list of games is saved in that order',
  readVendorToday: 'figures of one vendor’s day; its days are in the reports',
  withdrawalProofs: 'pictures',
}

/** Calls that answer a list: each has to be asked for from where a file of it is made. */
const lists = allRoutes.filter(
  ({ access, method, answer }) =>
    access === 'operator' && method === 'GET' && Object.hasOwn(Object(Reflect.get(answer, 'shape')), 'list'),
)

test('every list that operators can ask for is saved as a file or is named as an exception', () => {
  expect(lists.length).toBeGreaterThan(40)
  const unsaved = lists
    .map(({ name }) => name.split('.').at(-1) ?? '')
    .filter((name) => {
      const asking = [...files].filter(([, text]) =>
        new RegExp(`\\b(?:call\\(|contract\\.|: )\\s*${name}\\b`).test(text),
      )
      return !asking.some(([path]) => isSavedFrom(path))
    })
  expect(unsaved.toSorted()).toEqual(Object.keys(NO_FILE).toSorted())
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allRoutes } from '@sanuk/contracts/all-routes'
import { expect, test } from 'vitest'

const features = join(import.meta.dirname, '../../features')
const saving = readdirSync(features, { recursive: true, encoding: 'utf8' })
  .filter((path) => /(?<!\.test)\.tsx$/.test(path))
  .map((path) => readFileSync(join(features, path), 'utf8'))
  .filter((text) => text.includes('<ExportButton'))

/** Lists of a member's own that are shown in pages and not exported, with the reason. */
const NO_FILE: Readonly<Record<string, string>> = {
  listMessages: 'letters, to be read',
  ownReferral: 'what was given is in the account record, which is exported',
  ownUpline: 'what was sent and received is in the account record, which is exported',
  ownDemands: 'what is still to be played, as it stands now',
  protectionChanges: 'what the member changed of their own limits',
  pointRedemptions: 'orders in progress; credit that was given is in the account record',
}

/** `useEntries` asks for the account record in a file of its own. */
const ASKED_BY: Readonly<Record<string, string>> = { accountRecord: 'askEntries' }

test('every list of a member’s own that comes in pages is exported or is named as an exception', () => {
  const paged = allRoutes.filter(
    ({ access, method, answer }) =>
      access === 'member' && method === 'GET' && Object.hasOwn(Object(Reflect.get(answer, 'shape')), 'nextCursor'),
  )
  const names = paged.map(({ name }) => name.split('.').at(-1) ?? '')
  expect(names.length).toBeGreaterThan(8)
  const unsaved = names.filter((name) => !saving.some((text) => text.includes(`${ASKED_BY[name] ?? `call(${name}`}`)))
  expect(unsaved.toSorted()).toEqual(Object.keys(NO_FILE).toSorted())
})

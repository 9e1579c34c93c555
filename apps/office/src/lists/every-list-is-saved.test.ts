import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const features = join(import.meta.dirname, '../features')
const sources = readdirSync(features, { recursive: true, encoding: 'utf8' })
  .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
  .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(features, path), 'utf8') }))

const partOf = (path: string): string => path.split('/')[0] ?? ''

/** The calls by which a file asks for lists, as `list…` of their contracts. */
const callsIn = (text: string): string[] =>
  [...text.matchAll(/\b(?:call|pagesOf)\(\s*(list\w+)/g)].map(([, name]) => name ?? '')

/** What is read by files that hold a list in pages. */
const paged = sources
  .filter(({ text }) => /\b(?:useAskedPages|pagesOf)\(/.test(text))
  .flatMap(({ path, text }) => callsIn(text).map((name) => ({ path, name })))

/** What shows rows, cards or lines of which there can be many. */
const LIST =
  /<(?:Table|RowsTable|RowsCard|ListTable|ListCards|DescribedList|DescribedPart|RuleCards|table|ul|ol)\b|<\w+Card\s+key=/g

/** What saves a list; some of it shows the list, too. */
const SAVE =
  /<(?:SaveList|SaveWhole|SaveRows|SaveReport|SaveDescribed|RowsCard|DescribedList|DescribedPart|RuleCards)\b/g

/**
 * What is read by files that save a list, or by what they import from beside them: the way to the rows may stand in
 * a file of its own.
 */
const saved = new Set(
  sources
    .filter(({ text }) => text.search(SAVE) >= 0)
    .flatMap(({ path, text }) => {
      const beside = sources.filter(
        (other) => partOf(other.path) === partOf(path) && text.includes(`./${other.path.split('/').at(-1)}'`),
      )
      return [text, ...beside.map((other) => other.text)].flatMap(callsIn)
    }),
)

/** Lists whose file is made by another one of their part. */
const SAVED_BY: Readonly<Record<string, string>> = {
  // Bills that wait: the list of all bills can be narrowed down to them, and saved so.
  'agent-money/decide-bills.tsx': 'agent-money/dividends-page.tsx',
  // Those about operators: the list of all proposals is saved.
  'approvals/waiting-operators.tsx': 'approvals/approvals-page.tsx',
  'catalogue/difference-group.tsx': 'catalogue/save-differences.tsx',
  'content/content-table.tsx': 'content/save-content.tsx',
  'lottery/numbers/heat-table.tsx': 'lottery/numbers/number-heat.tsx',
  'reconciliation/differences.tsx': 'reconciliation/export-differences.tsx',
  // The latest flags of one member: the list of all of them can be narrowed down to a member, and saved so.
  'risk/member-flags.tsx': 'risk/risk-page.tsx',
  'statements/statement-differences.tsx': 'statements/statement-export.tsx',
}

/** Lines that are no list of anything, or a part of one thing that is shown whole. */
const NO_FILE: Readonly<Record<string, string>> = {
  'agents/too-high-contracts.tsx': 'a part of what a move would change',
  'brand/agents-part.tsx': 'settings: a list of switches',
  'brand/profile-part.tsx': 'settings: a tree of switches',
  'brand/regions-part.tsx': 'settings: what is typed into a form',
  'brand/registration-part.tsx': 'settings: a tree of switches',
  'brand/switches-part.tsx': 'settings: a tree of switches',
  'brands/hosts-field.tsx': 'what was found out about host names that are typed into a form',
  'content/game-choice.tsx': 'what a search offers in a form',
  'deposits/deposit-page.tsx': 'the history of one deposit, which the audit saves',
  'deposits/payment-doing.tsx': 'what one payment may belong to, to be chosen from',
  'documents/member-verification.tsx': 'papers of one member; the list of papers is saved without their pictures',
  'free-rounds/grant-dialog.tsx': 'names in a form that nobody has',
  'freezes/member-freezes.tsx': 'freezes of one member',
  'overview/queue-tiles.tsx': 'how much waits; each leads to a list that is saved',
  'protection/member-protection.tsx': 'the limits of one member, which the audit saves',
  'providers/callbacks.tsx': 'addresses to be copied, one at a time',
  'reports/alarms.tsx': 'what is to be looked at now; each leads to a list that is saved',
  'risk/flag-card.tsx': 'notes of one flag',
  'statements/statement-gaps.tsx': 'the first few places in a file that somebody brought',
  'vendors/signature-help.tsx': 'what may be wrong with one signature',
  'withdrawals/held-reports.tsx': 'reports about one withdrawal, which stand in its record',
  'withdrawals/withdrawal-parts.tsx': 'the history of one withdrawal, which the audit saves',
}

const times = (text: string, what: RegExp) => [...text.matchAll(what)].length

test('every list in the office can be saved or is named as an exception', () => {
  const shown = sources.filter(({ text }) => times(text, LIST) > 0)
  expect(shown.length).toBeGreaterThan(50)
  const unsaved = shown.filter(({ text }) => times(text, SAVE) < times(text, LIST)).map(({ path }) => path)
  expect(unsaved.toSorted()).toEqual([...Object.keys(SAVED_BY), ...Object.keys(NO_FILE)].toSorted())
  const saving = sources.filter(({ text }) => times(text, SAVE) > 0).map(({ path }) => path)
  expect(saving).toEqual(expect.arrayContaining(Object.values(SAVED_BY)))
})

/** Whose call can answer a secret: what is saved is what a list shows, and never this. */
test('no column of a saved list holds a secret', () => {
  const columns = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/text: (?:\((?:[^()]|\([^()]*\))*\)|\w+) => ?[^\n]*/g)].map(([column]) => ({ path, column })),
  )
  const keys = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/\b\w+Column\('(\w+)'/g)].map(([, column = '']) => ({ path, column })),
  )
  expect(columns.length).toBeGreaterThan(150)
  expect(keys.length).toBeGreaterThan(50)
  expect([...columns, ...keys].filter(({ column }) => /secret|password|token|publicKey/i.test(column))).toEqual([])
})

test('every paged list can be saved with all its pages', () => {
  expect(paged.length).toBeGreaterThan(10)
  expect(paged.filter(({ name }) => !saved.has(name))).toEqual([])
})

import { expect, test } from 'vitest'
import { visibleText } from './visible-text.ts'

const inPage = (text: string) => visibleText([{ path: 'apps/web/src/pages/page.tsx', text }])

test.each([
  ['text between tags', 'const a = <p>Deposit</p>'],
  ['Thai text between tags', 'const a = <p>ฝากเงิน</p>'],
  ['text in braces', "const a = <p>{'Deposit'}</p>"],
  ['text in a fragment', "const a = <>{open ? 'Open' : null}</>"],
  ['a fallback', "const a = <p>{name ?? 'Guest'}</p>"],
  ['a template', 'const a = <p>{`Hello ${name}`}</p>'],
  ['a label for screen readers', 'const a = <button aria-label="Close" />'],
  ['a chosen label', "const a = <button aria-label={open ? 'Close' : 'Open'} />"],
  ['a placeholder', 'const a = <input placeholder="Search" />'],
  ['an alternative text', 'const a = <img alt="A tiger" />'],
  ['an option', "const options = [{ value: 'a', label: 'All' }]"],
  ['text of an element', "node.textContent = 'Spin'"],
  ['an attribute set by hand', "node.setAttribute('aria-label', 'Spin')"],
])('reports untranslated text: %s', (_, text) => {
  expect(inPage(text)).not.toEqual([])
})

test.each([
  ['a translation key', "const a = <p>{_('cashier.deposit')}</p>"],
  ['a translation key passed on', "const a = { title: 'cashier.deposit' }"],
  ['attributes that are not shown', 'const a = <p className="deposit" id="x" />'],
  ['punctuation', 'const a = <p>{amount} · 100%</p>'],
  ['a type', "type A = { label: 'primary' }"],
])('accepts code without untranslated text: %s', (_, text) => {
  expect(inPage(text)).toEqual([])
})

test('checks pages and games, not servers and tests', () => {
  const text = "node.textContent = 'Spin'"
  const paths = ['apps/studio/client/src/a.ts', 'packages/ui/src/a.tsx', 'apps/office/src/a.tsx']
  expect(visibleText(paths.map((path) => ({ path, text })))).toHaveLength(paths.length)
  const others = ['apps/server/src/a.ts', 'apps/web/src/a.test.tsx', 'apps/web/gallery/a.tsx']
  expect(visibleText(others.map((path) => ({ path, text })))).toEqual([])
})

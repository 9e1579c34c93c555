import { readFileSync } from 'node:fs'
import { type DefaultTreeAdapterTypes, parse, parseFragment } from 'parse5'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import { announcement, article, type Editors, openEditors, promotion } from './content.fixture.ts'

const file = new URL('../../../../packages/contracts/attacks/rich-text.json', import.meta.url)
const { vectors }: { vectors: readonly { source: string; html: string }[] } = JSON.parse(readFileSync(file, 'utf8'))

let house: TestHouse
let editors: Editors
beforeAll(async () => {
  house = await openHouse()
  editors = openEditors(house)
})
afterAll(() => house.close())

// Written down here a second time: what browsers do nothing dangerous with.
const HARMLESS = new Set(
  'p br hr h3 h4 strong b em i u s small mark code ul ol li blockquote a img table thead tbody tr th td'.split(' '),
)
const HARMLESS_ATTRIBUTES = new Set(['href', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'start'])
const HTML = 'http://www.w3.org/1999/xhtml'
const HERE = 'https://brand.example'

/** What could run or load something, as the parser of another house reads it: the one that follows browsers' standard. */
function dangersIn(html: string): string[] {
  const inDocument = (
    parse(`<!doctype html><body><div>${html}</div>`).childNodes.at(-1) as DefaultTreeAdapterTypes.Element
  ).childNodes
  return [
    ...dangersOf(parseFragment(html).childNodes),
    ...dangersOf(inDocument, new Set(['head', 'body', 'div', 'html'])),
  ]
}

function dangersOf(nodes: readonly DefaultTreeAdapterTypes.ChildNode[], framed = new Set<string>()): string[] {
  return nodes.flatMap((node) => {
    if (node.nodeName === '#comment') return ['a comment']
    if (!('tagName' in node)) return []
    const isKnown = node.namespaceURI === HTML && (HARMLESS.has(node.tagName) || framed.has(node.tagName))
    const within =
      'content' in node ? (node.content as DefaultTreeAdapterTypes.DocumentFragment).childNodes : node.childNodes
    return [
      ...(isKnown ? [] : [`<${node.tagName}>`]),
      ...node.attrs.flatMap(({ name, value }) => (isHarmless(name, value) ? [] : [`${name}="${value}"`])),
      ...dangersOf(within, framed),
    ]
  })
}

function isHarmless(name: string, value: string): boolean {
  if (!HARMLESS_ATTRIBUTES.has(name)) return false
  if (name !== 'href' && name !== 'src') return true
  const { protocol, origin, username, pathname } = new URL(value, HERE)
  if (name === 'src') return origin === HERE && /^\/(art|pictures)\//.test(pathname)
  return ['https:', 'mailto:', 'tel:'].includes(protocol) && username === ''
}

test('the attack collection has over 300 vectors that are dangerous before cleaning', () => {
  expect(vectors.length).toBeGreaterThan(300)
  const dangerous = vectors.filter(({ html }) => dangersIn(html).length > 0)
  expect(dangerous.length).toBeGreaterThan(300)
})

describe.each([
  { name: 'announcements', version: announcement },
  { name: 'articles', version: article },
  { name: 'promotions', version: promotion },
])('$name', ({ version }) => {
  test('are stored without anything in an attack that could run or load', async () => {
    const id = await editors.add(version())
    let revision = 1
    const left: Record<string, string[]> = {}
    const refused: string[] = []
    for (const { html } of vectors) {
      const draft = version({ content: { th: html, en: `<p>${html}</p>` } })
      const { status, body } = await editors.ask('PUT', `/content/${id}/draft`, { body: { draft, revision } })
      // Characters that no text has are refused at the door.
      if (status === 400) refused.push(html)
      if (status === 400) continue
      revision = body.value.revision
      const kept = (await editors.one(id)).draft.content
      const dangers = [...dangersIn(kept.th), ...dangersIn(kept.en)]
      if (dangers.length > 0) left[html] = dangers
    }
    expect(left).toEqual({})
    expect(refused.length).toBeLessThan(5)
  })
})

test('allowed markup is stored unchanged', async () => {
  const html =
    '<h3>A &amp; B</h3><p>One<br />two <strong>three</strong> <a href="/help#fair">four</a></p>' +
    '<ol start="2"><li>x</li></ol><table><tbody><tr><td colspan="2">y</td></tr></tbody></table>' +
    '<p><img src="/pictures/0a.webp" alt="z" width="10" height="20" /><a href="tel:1323">1323</a></p>'
  const id = await editors.add(announcement({ content: { th: html, en: html } }))
  expect((await editors.one(id)).draft.content.en).toBe(html)
})

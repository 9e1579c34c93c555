import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { LANGUAGES, type Language } from '@sanuk/contracts/wire'
import { say } from '@sanuk/locales/server-words'
import type { Row, Section, Sheet } from './sheet.ts'

const STYLE = readFileSync(new URL('sheet.css', import.meta.url), 'utf8')

/** What a policy has to allow for the style of a sheet's page. */
export const SHEET_STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`

/** A sheet as a page that needs no script. */
export function sheetPage(sheet: Sheet): string {
  const { language, name, title, about, marks, highlights, sections } = sheet
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
<header>
<nav>${LANGUAGES.map((each) => languageLink(each, language)).join('')}<a class="pdf" href="/sheets/${sheet.code}.pdf?lang=${language}">${escaped(say(language, 'sheets.pdf'))}</a></nav>
<p class="kind">${escaped(say(language, 'sheets.title'))}</p>
<h1>${escaped(name)}</h1>
<p class="about">${escaped(about)}</p>
<dl class="marks">${marks.map(fact).join('')}</dl>
<dl class="highlights">${highlights.map(fact).join('')}</dl>
</header>
<main>${sectionsOf(sections)}</main>
</html>
`
}

function languageLink(each: Language, shown: Language): string {
  const current = each === shown ? ' aria-current="true"' : ''
  return `<a href="?lang=${each}" lang="${each}" hreflang="${each}"${current}>${escaped(say(each, `site.language.${each}`))}</a>`
}

const fact = ({ name, value }: { name: string; value: string }): string =>
  `<div><dt>${escaped(name)}</dt><dd>${escaped(value)}</dd></div>`

/** Two stand beside each other, unless they are wide; who is left without a neighbour is wide, too. */
function sectionsOf(sections: readonly Section[]): string {
  const shown: string[] = []
  let waiting: Section | null = null
  for (const section of sections) {
    const wide = isWide(section)
    if (waiting) shown.push(sectionOf(waiting, wide))
    if (waiting && !wide) shown.push(sectionOf(section, false))
    if (wide) shown.push(sectionOf(section, true))
    waiting = wide || waiting ? null : section
  }
  return [...shown, ...(waiting ? [sectionOf(waiting, true)] : [])].join('')
}

/** Tables of many columns, bars, and sentences without a table need the whole width. */
const isWide = ({ heads, rows }: Section): boolean =>
  heads.length > 5 || rows.length === 0 || rows.some(({ share }) => share !== undefined)

function sectionOf({ title, notes, heads, rows }: Section, wide: boolean): string {
  const paragraphs = notes.map((note) => `<p>${escaped(note)}</p>`).join('')
  return `<section${wide ? ' class="wide"' : ''}><h2>${escaped(title)}</h2>${paragraphs}${tableOf(heads, rows)}</section>`
}

function tableOf(heads: readonly string[], rows: readonly Row[]): string {
  if (rows.length === 0) return ''
  const longest = Math.max(...rows.filter(({ strong }) => !strong).map(({ share = 0 }) => share))
  const bars = rows.some(({ share }) => share !== undefined)
  const head =
    heads.length === 0
      ? ''
      : `<thead><tr>${heads.map((text) => `<th scope="col">${escaped(text)}</th>`).join('')}${bars ? '<td></td>' : ''}</tr></thead>`
  const body = rows.map((row) => rowOf(row, bars ? longest : null)).join('')
  return `<div class="table"><table>${head}<tbody>${body}</tbody></table></div>`
}

function rowOf({ cells, share, strong }: Row, longest: number | null): string {
  const [name = '', ...values] = cells
  const figures = values.map((value) => `<td>${breakable(escaped(value))}</td>`).join('')
  const bar =
    longest === null ? '' : `<td class="bar">${strong || share === undefined ? '' : barOf(share / longest)}</td>`
  return `<tr${strong ? ' class="strong"' : ''}><th scope="row">${escaped(name)}</th>${figures}${bar}</tr>`
}

/** A long fraction may go on in the next line behind its stroke. */
const breakable = (text: string): string => text.replace(/^(\d{8,}\/)(\d+)$/, '$1<wbr>$2')

const barOf = (part: number): string =>
  `<svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true"><rect width="${(part * 100).toFixed(2)}" height="8"/></svg>`

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

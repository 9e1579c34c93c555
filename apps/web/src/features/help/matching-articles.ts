import type { helpCenter } from '@sanuk/contracts/content'
import type { AnswerOf } from '@sanuk/contracts/route'

export type Article = AnswerOf<typeof helpCenter>['list'][number]

/** Without marks of tone and case, so that a word is found however it was typed. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{Mn}]/gu, '')
    .toLocaleLowerCase()

/** Articles that have every word of what is looked for, in the title or in the text; those with all in the title first. */
export function matchingArticles(articles: readonly Article[], search: string): readonly Article[] {
  const words = plain(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return articles
  const has = (text: string) => words.every((word) => plain(text).includes(word))
  const byTitle = articles.filter(({ title }) => has(title))
  const byText = articles.filter((one) => !byTitle.includes(one) && has(`${one.title} ${textOf(one.content)}`))
  return [...byTitle, ...byText]
}

const textOf = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ').replaceAll('&amp;', '&')

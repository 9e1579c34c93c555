import type { ModuleId } from '@sanuk/contracts/modules'
import type { ArticleVersion } from '@sanuk/contracts/office-content'

/** An article as it is written here; who reads it and when is the same for all of a file. */
export type SeededArticle = Pick<ArticleVersion, 'slug' | 'section' | 'title' | 'content'> & {
  /** Where the brand has this switched on. */
  readonly needs?: ModuleId
}

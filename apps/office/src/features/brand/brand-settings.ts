import type { readBrandSettings } from '@sanuk/contracts/office-brand'
import type { AnswerOf } from '@sanuk/contracts/route'

export const BRAND_SETTINGS = ['brand-settings'] as const

export type BrandSettings = AnswerOf<typeof readBrandSettings>

/** What a part of the page may change. */
export type Change = Partial<Omit<BrandSettings, 'code' | 'demo' | 'currency' | 'revision'>>

/** Lines of a text, without the empty ones. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

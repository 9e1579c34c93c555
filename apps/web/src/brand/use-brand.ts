import type { AnswerOf } from '@sanuk/contracts/route'
import type { whitelabel } from '@sanuk/contracts/system'
import { useQuery } from '@tanstack/react-query'
import { brandQuery } from './brand-query.ts'

export type Brand = AnswerOf<typeof whitelabel>

/** The brand of this address, once it is known. */
export function useBrand(): Brand | undefined {
  return useQuery(brandQuery()).data
}

/** What the site is called until its brand has answered. */
export const SITE_NAME = 'Sanuk'

/** The least age of any brand, shown until the brand is known. */
export const LEGAL_AGE = 18

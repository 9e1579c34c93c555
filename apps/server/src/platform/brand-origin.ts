import type { Brand } from './caller.ts'

/**
 * Where a brand's letters lead to: the site's own origin where that is the brand's, else the first of its host names.
 * What a request called itself has no say in it.
 */
export function brandOrigin({ domains: [first, ...others] }: Pick<Brand, 'domains'>, siteOrigin: string): string {
  const origin = new URL(siteOrigin)
  if (first !== undefined && ![first, ...others].includes(origin.hostname)) origin.hostname = first
  return origin.origin
}

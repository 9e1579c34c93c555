import * as z from 'zod/mini'
import { AGENT_SCHEMES, agentScheme, agentTier, TIERS_MAX } from './agent-schemes.ts'

/** The tiers that a new agent gets in a scheme. */
export const contractTerm = z.strictObject({
  scheme: agentScheme,
  tiers: z.array(agentTier).check(z.minLength(1), z.maxLength(TIERS_MAX)),
})
export type ContractTerm = z.output<typeof contractTerm>

const haveDifferentSchemes = (terms: readonly { readonly scheme: string }[]): boolean =>
  new Set(terms.map(({ scheme }) => scheme)).size === terms.length

/** What a new agent starts with: at most one term in each scheme. */
export const contractTerms = z
  .array(contractTerm)
  .check(z.maxLength(AGENT_SCHEMES.length), z.refine(haveDifferentSchemes))

/** The refusals of terms, each beside the tier or the scheme of a term: `terms.0.tiers.1.rate`. */
export const CONTRACT_TERM_REFUSALS = [
  'contract_missing',
  'function_off',
  'salary_rate_above_most',
  'salary_rate_above_upline',
  'tiers_out_of_order',
] as const

import { AGENT_SCHEMES, type AgentScheme } from '@sanuk/contracts/agent-schemes'
import { AGENT_TYPES, type AgentType } from '@sanuk/contracts/identity'
import type { AgentDefaults } from '@sanuk/contracts/office-agent-defaults'
import { readRows, rowsFor, type TierRow } from '../../components/salary/tier-rows.ts'

/** A default contract while it is typed. */
export type TypedTerm = { readonly scheme: AgentScheme; readonly rows: readonly TierRow[] }

/** The default contracts of each type while they are typed; none where new agents of the type get none. */
export type TypedDefaults = readonly { readonly type: AgentType; readonly terms: readonly TypedTerm[] }[]

/** Default contracts as rows. */
export const typedDefaults = (defaults: AgentDefaults | null): TypedDefaults =>
  AGENT_TYPES.map((type) => ({
    type,
    terms: (defaults?.types.find((one) => one.type === type)?.terms ?? []).map(({ scheme, tiers }) => ({
      scheme,
      rows: rowsFor(tiers, scheme),
    })),
  }))

/** The defaults that stand in rows; `null` while a number is missing or cannot be read. */
export function readDefaults(typed: TypedDefaults): AgentDefaults | null {
  const types = typed.flatMap(({ type, terms }) => {
    const read = terms.flatMap(({ scheme, rows }) => {
      const tiers = readRows(rows, scheme)
      return tiers ? [{ scheme, tiers }] : []
    })
    return read.length > 0 ? [{ type, terms: read }] : []
  })
  const count = (all: readonly { readonly terms: readonly unknown[] }[]): number =>
    all.reduce((sum, { terms }) => sum + terms.length, 0)
  return count(types) === count(typed) ? { types } : null
}

/** Defaults with other terms for one type. */
export const withTerms = (typed: TypedDefaults, type: AgentType, terms: readonly TypedTerm[]): TypedDefaults =>
  typed.map((one) => (one.type === type ? { type, terms } : one))

/** Schemes in which a default contract can still be added. */
export const freeSchemes = (terms: readonly TypedTerm[]): readonly AgentScheme[] =>
  AGENT_SCHEMES.filter((scheme) => terms.every((term) => term.scheme !== scheme))

/** Where a term stands in what was sent, as refusals name it (`types.0.terms.1`); `null` where it was not sent. */
export function placeOfTerm(sent: TypedDefaults, type: AgentType, scheme: AgentScheme): string | null {
  const types = sent.filter(({ terms }) => terms.length > 0)
  const at = types.findIndex((one) => one.type === type)
  const place = types[at]?.terms.findIndex((term) => term.scheme === scheme) ?? -1
  return place === -1 ? null : `types.${at}.terms.${place}`
}

/** Where a row stands in the term that was sent, from 0 on; -1 where it was not sent. */
export function placeOfRow(
  sent: TypedDefaults,
  type: AgentType,
  { scheme, row }: { scheme: AgentScheme; row: TierRow },
) {
  const terms = sent.find((one) => one.type === type)?.terms ?? []
  return terms.find((term) => term.scheme === scheme)?.rows.findIndex(({ id }) => id === row.id) ?? -1
}

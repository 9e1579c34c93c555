import { useLingui } from '@lingui/react'
import type { AgentScheme } from '@sanuk/contracts/agent-schemes'
import type { ContractTerm } from '@sanuk/contracts/agent-terms'
import { useState } from 'react'
import { writeRate } from '../../../components/write-rate.ts'
import { writtenCount } from '../../../language/written-count.ts'
import { fieldFaults } from '../../../wire/field-faults.ts'
import {
  ACTIVE_MAX,
  readRows,
  rowFault,
  rowsFor,
  type TierField,
  type TierRow,
  type TierRules,
  tierRules,
} from '../agreements/tier-rows.ts'
import { highestRate } from '../terms/contract-tiers.ts'
import type { Links } from './use-links.ts'

type Offer = Links['offers'][number]

/** A term while it is typed. */
export type TypedTerm = { readonly scheme: AgentScheme; readonly rows: readonly TierRow[] }

export type GivenTermsForm = ReturnType<typeof useGivenTerms>

/** By what tiers are read: no rate is above the agent's own highest one. */
const rulesOf = ({ scheme, tiers, most }: Offer): TierRules => tierRules(scheme, Math.min(most, highestRate(tiers)))

/** Contract terms for new agents while they are typed: rows by scheme, and what is wrong with them. */
export function useGivenTerms(offers: readonly Offer[]) {
  const { _ } = useLingui()
  const [list, setList] = useState<readonly TypedTerm[]>([])
  const [isTold, setTold] = useState(false)
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const offerOf = (scheme: AgentScheme): Offer | undefined => offers.find((one) => one.scheme === scheme)
  const rulesFor = (scheme: AgentScheme): TierRules => {
    const offer = offerOf(scheme)
    return offer ? rulesOf(offer) : tierRules(scheme, null)
  }

  function change(next: readonly TypedTerm[]) {
    setRefused({})
    setList(next)
  }

  /** What is wrong with a field by itself; an input says on its own what it cannot read. */
  function ownFault({ scheme, rows }: TypedTerm, at: number, field: TierField): string | undefined {
    const { most } = rulesFor(scheme)
    const row = rows[at]
    const fault = row && rowFault(row, field, most)
    if (fault === 'missing') return isTold ? _('agent-agreements.terms.rate.missing') : undefined
    if (fault !== 'too_high') return undefined
    return _('field.at_most', { max: field === 'rate' ? writeRate(most) : writtenCount(ACTIVE_MAX) })
  }

  return {
    list,
    /** Schemes in which terms can still be added. */
    open: offers.filter(({ scheme }) => list.every((term) => term.scheme !== scheme)),
    offerOf,
    rulesFor,
    add: (scheme: AgentScheme) => change([...list, { scheme, rows: rowsFor([]) }]),
    remove: (scheme: AgentScheme) => change(list.filter((term) => term.scheme !== scheme)),
    setRows: (scheme: AgentScheme, rows: readonly TierRow[]) =>
      change(list.map((term) => (term.scheme === scheme ? { scheme, rows } : term))),
    faultOf: (place: number, at: number, field: TierField): string | undefined => {
      const term = list[place]
      return (term && ownFault(term, at, field)) ?? refused[`terms.${place}.tiers.${at}.${field}`]
    },
    /** What is wrong with a term as a whole, once it was sent. */
    faultOfTerm: (place: number): string | undefined => refused[`terms.${place}.scheme`],
    /** The terms that stand there; `null`, and what is wrong is told, while anything has to be corrected. */
    read: (): ContractTerm[] | null => {
      setTold(true)
      const terms = list.flatMap(({ scheme, rows }) => {
        const tiers = readRows(rows, rulesFor(scheme))
        return tiers ? [{ scheme, tiers }] : []
      })
      return terms.length < list.length ? null : terms
    },
    /** Shows what was refused beside the terms; whether any of it was about them. */
    refuse: (fault: unknown): boolean => {
      const found = fieldFaults(fault, _).filter(({ field }) => /^terms\.\d+\.(scheme|tiers\.\d+\.\w+)$/.test(field))
      setRefused(Object.fromEntries(found.map(({ field, message }) => [field, message])))
      return found.length > 0
    },
    clear: () => change([]),
  }
}

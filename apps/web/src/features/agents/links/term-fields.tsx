import { useLingui } from '@lingui/react'
import type { AgentScheme } from '@sanuk/contracts/agent-schemes'
import { Button } from '@sanuk/ui/button'
import { IconButton } from '@sanuk/ui/icon-button'
import { Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { writeRate } from '../../../components/write-rate.ts'
import { TierFields } from '../agreements/tier-fields.tsx'
import { TierLines } from '../agreements/tier-lines.tsx'
import { hasConditions } from '../terms/contract-tiers.ts'
import styles from './links.module.css'
import type { GivenTermsForm, TypedTerm } from './use-given-terms.ts'

type TermFieldsProps = {
  readonly terms: GivenTermsForm
  /** What becomes of them. */
  readonly note: string
}

/** Contract terms for new agents: tiers in each scheme that is added, or none. */
export function TermFields({ terms, note }: TermFieldsProps) {
  const { _ } = useLingui()
  const part = useRef<HTMLElement>(null)
  const { list, open } = terms
  const isAvailable = list.length > 0 || open.length > 0

  function add(scheme: AgentScheme) {
    flushSync(() => terms.add(scheme))
    part.current?.querySelector<HTMLElement>(':scope > fieldset:last-of-type input')?.focus()
  }

  function remove(scheme: AgentScheme) {
    flushSync(() => terms.remove(scheme))
    part.current?.querySelector<HTMLElement>(':scope > div:last-child button')?.focus()
  }

  return (
    <section ref={part} className={styles.terms} aria-label={_('agent-terms.of')}>
      <b>{_('agent-terms.of')}</b>
      <p className={styles.hint}>{isAvailable ? note : _('agent-terms.unavailable')}</p>
      {list.map((term, place) => (
        <OneTerm key={term.scheme} terms={terms} term={term} place={place} onRemove={() => remove(term.scheme)} />
      ))}
      <div className={styles.actions}>
        {open.map(({ scheme }) => (
          <Button key={scheme} look="outline" size="small" icon={<Plus />} onClick={() => add(scheme)}>
            {_('agent-terms.add.scheme', { scheme: _(`agent-terms.scheme.${scheme}`) })}
          </Button>
        ))}
      </div>
    </section>
  )
}

type OneTermProps = {
  readonly terms: GivenTermsForm
  readonly term: TypedTerm
  /** From 0 on. */
  readonly place: number
  readonly onRemove: () => void
}

function OneTerm({ terms, term: { scheme, rows }, place, onRemove }: OneTermProps) {
  const { _ } = useLingui()
  const name = _(`agent-terms.scheme.${scheme}`)
  const rules = terms.rulesFor(scheme)
  const own = terms.offerOf(scheme)?.tiers ?? []
  const fault = terms.faultOfTerm(place)
  return (
    <fieldset className={styles.term} aria-label={name}>
      <div className={styles.head}>
        <b>{name}</b>
        <IconButton size="small" label={_('agent-terms.remove', { scheme: name })} onClick={onRemove}>
          <Trash2 />
        </IconButton>
      </div>
      <p className={styles.hint}>{_('agent-terms.limit', { most: writeRate(rules.most) })}</p>
      {hasConditions(own) && (
        <div className={styles.hint}>
          <p>{_('agent-terms.own')}</p>
          <TierLines label={_('agent-terms.own')} tiers={own} />
        </div>
      )}
      <TierFields
        rows={rows}
        onChange={(next) => terms.setRows(scheme, next)}
        rules={rules}
        faultOf={(at, field) => terms.faultOf(place, at, field)}
      />
      <p role="alert" className={fault ? styles.fault : undefined}>
        {fault}
      </p>
    </fieldset>
  )
}

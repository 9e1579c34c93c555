import { useLingui } from '@lingui/react'
import { Badge } from '@sanuk/ui/badge'
import { Button } from '@sanuk/ui/button'
import { Checkbox } from '@sanuk/ui/checkbox'
import { VisuallyHidden } from '@sanuk/ui/visually-hidden'
import { useState } from 'react'
import { useLanguage } from '../../language/language.ts'
import styles from './catalogue.module.css'
import type { Difference } from './catalogue.ts'

type Group = 'new' | 'changed' | 'gone'
type Field = Difference['changed'][number]['fields'][number]
type Differing = Difference['new'][number] & { readonly fields?: readonly Field[] }

type Props = {
  group: Group
  games: readonly Differing[]
  chosen: ReadonlySet<string>
  /** Left out for those who may not take anything over. */
  onTurn: ((codes: readonly string[], on: boolean) => void) | undefined
}

/** As many as somebody looks at before asking for more. */
const SHOWN = 100

const LOOKS = { new: 'good', changed: 'luck', gone: 'bad' } as const

/** The games of a list that are new, changed or gone; of the changed ones, field by field. */
export function DifferenceGroup({ group, games, chosen, onTurn }: Props) {
  const { _, i18n } = useLingui()
  const [all, setAll] = useState(false)
  if (games.length === 0) return null
  const codes = games.map(({ code }) => code)
  const title = _(`office-catalogue.compare.${group}`)
  return (
    <section className={styles.group} aria-label={title}>
      <h2 className={styles.groupHead}>
        {onTurn ? (
          <Checkbox
            aria-label={_('office-catalogue.compare.group', { group: title })}
            checked={codes.every((code) => chosen.has(code))}
            onChange={(event) => onTurn(codes, event.target.checked)}
          >
            {title}
          </Checkbox>
        ) : (
          title
        )}
        <Badge look={LOOKS[group]}>{i18n.number(games.length)}</Badge>
      </h2>
      <ul className={styles.differing}>
        {(all ? games : games.slice(0, SHOWN)).map((game) => (
          <Line key={game.code} game={game} chosen={chosen.has(game.code)} onTurn={onTurn} />
        ))}
      </ul>
      {!all && games.length > SHOWN && (
        <Button look="outline" onClick={() => setAll(true)}>
          {_('office-catalogue.compare.more', { games: games.length })}
        </Button>
      )}
    </section>
  )
}

function Line({ game, chosen, onTurn }: { game: Differing; chosen: boolean; onTurn: Props['onTurn'] }) {
  const language = useLanguage()
  const { code, names, fields = [] } = game
  const name = (
    <>
      <strong>{names[language]}</strong> <code className={styles.code}>{code}</code>
    </>
  )
  return (
    <li>
      {onTurn ? (
        <Checkbox checked={chosen} onChange={(event) => onTurn([code], event.target.checked)}>
          {name}
        </Checkbox>
      ) : (
        name
      )}
      {fields.length > 0 && <Fields fields={fields} />}
    </li>
  )
}

function Fields({ fields }: { fields: readonly Field[] }) {
  const { _ } = useLingui()
  const written = (value: string | null) => value ?? _('office-catalogue.compare.nothing')
  return (
    <dl className={styles.fields}>
      {fields.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{_(`office-catalogue.field.${field}`)}</dt>
          <dd>
            <del>
              <VisuallyHidden>{_('office-catalogue.compare.before')}: </VisuallyHidden>
              {written(before)}
            </del>
            <ins>
              <VisuallyHidden>{_('office-catalogue.compare.after')}: </VisuallyHidden>
              {written(after)}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}

import { useLingui } from '@lingui/react'
import { Badge } from '@sanuk/ui/badge'
import { Card } from '@sanuk/ui/card'
import { Skeleton } from '@sanuk/ui/skeleton'
import { Check, ShieldCheck, TriangleAlert } from 'lucide-react'
import { checkWord } from './book-words.ts'
import type { Books } from './books.ts'
import styles from './overview.module.css'

/** Every rule the books must obey, and whether they do. */
export function BookChecks({ checks }: { checks: Books['checks'] | undefined }) {
  const { _ } = useLingui()
  return (
    <Card id="checks" title={_('office.checks')}>
      {checks ? <Verdict broken={checks.filter(({ violations }) => violations > 0).length} /> : <Waiting />}
      <ul className={styles.checks}>
        {checks?.map((check) => (
          <CheckLine key={check.name} {...check} />
        ))}
      </ul>
    </Card>
  )
}

function Verdict({ broken }: { broken: number }) {
  const { _ } = useLingui()
  return (
    <p role="status" className={`${styles.verdict} ${broken === 0 ? styles.true : styles.false}`}>
      {broken === 0 ? <ShieldCheck /> : <TriangleAlert />}
      {broken === 0 ? _('office.checks.true') : _('office.checks.false', { broken })}
    </p>
  )
}

function CheckLine({ name, violations }: Books['checks'][number]) {
  const { _ } = useLingui()
  const word = checkWord(name)
  return (
    <li>
      <span>{word ? _(word) : name}</span>
      {violations === 0 ? (
        <Badge look="good" icon={<Check />}>
          {_('office.check.kept')}
        </Badge>
      ) : (
        <Badge look="bad" icon={<TriangleAlert />}>
          {_('office.check.broken', { violations })}
        </Badge>
      )}
    </li>
  )
}

function Waiting() {
  return <Skeleton shape="control" height="46px" />
}

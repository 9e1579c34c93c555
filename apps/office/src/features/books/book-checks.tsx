import { useLingui } from '@lingui/react'
import { Badge } from '@sanuk/ui/badge'
import { Card } from '@sanuk/ui/card'
import { Skeleton } from '@sanuk/ui/skeleton'
import { Check, ShieldCheck, TriangleAlert } from 'lucide-react'
import { useMoment } from '../../language/use-moment.ts'
import { SaveWhole } from '../../lists/save-whole.tsx'
import { checkWord } from './book-words.ts'
import styles from './books.module.css'
import type { Books } from './books.ts'

/** Every rule the books must obey, and whether they do. */
export function BookChecks({ books }: { readonly books: Books | undefined }) {
  const { _ } = useLingui()
  const moment = useMoment()
  const said = (name: string) => {
    const word = checkWord(name)
    return word ? _(word) : name
  }
  return (
    <Card
      id="checks"
      title={_('office.checks')}
      action={
        books && (
          <SaveWhole
            name="checks"
            columns={[
              { header: _('office.check'), text: ({ name }) => said(name) },
              { header: _('office.check.violations'), text: ({ violations }) => String(violations) },
            ]}
            rows={books.checks}
          />
        )
      }
    >
      {books?.checkedAt ? <Verdict broken={broken(books).length} /> : <Waiting />}
      {books && (
        <p className={styles.when}>
          {books.checkedAt ? _('office.checks.at', { at: moment(books.checkedAt) }) : _('office.checks.soon')}
        </p>
      )}
      <ul className={styles.checks}>
        {books?.checks.map((check) => (
          <CheckLine key={check.name} {...check} />
        ))}
      </ul>
    </Card>
  )
}

const broken = ({ checks }: Books) => checks.filter(({ violations }) => violations > 0)

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

import { useLingui } from '@lingui/react'
import { type ReadLotteryTerms, readLotteryTerms } from '@sanuk/contracts/office-lottery-terms'
import { buttonClass } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { Skeleton } from '@sanuk/ui/skeleton'
import { Link } from 'wouter'
import { Failed } from '../../../components/failed.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import { Waits } from '../../../components/rules/rule-cards.tsx'
import { useLanguage } from '../../../language/language.ts'
import { useTitle } from '../../../language/use-title.ts'
import { BackLink } from '../../../lists/back-link.tsx'
import { usePathParams } from '../../../router/use-path-params.ts'
import { useMay } from '../../../session/use-operator.ts'
import { call } from '../../../wire/call.ts'
import { useAsked } from '../../../wire/use-asked.ts'
import styles from '../lottery.module.css'
import { LOTTERY } from '../lottery.ts'
import { TermsForm } from './terms-form.tsx'
import { TermsHistory } from './terms-history.tsx'

/** At which prices and limits the brand takes bets on a lottery, and the proposal of others. */
export function TermsPage() {
  const { _ } = useLingui()
  useTitle('office-lottery-terms.title')
  const language = useLanguage()
  const { game: gameCode = '' } = usePathParams()
  const { data, error, refetch } = useAsked({
    key: [...LOTTERY, 'terms', gameCode],
    ask: (signal) => call(readLotteryTerms, { params: { gameCode } }, signal),
  })
  return (
    <>
      <BackLink to="/lottery">{_('office-lottery.back')}</BackLink>
      <PageHead
        title={_('office-lottery-terms.of', { game: data?.names[language] ?? gameCode })}
        note={_('office-lottery-terms.note')}
      >
        {data && <CatalogueLink name={data.names[language]} />}
      </PageHead>
      {data && <Terms answer={data} />}
      {!data && error && (
        <Card>
          <Failed title="office.record.failed" error={error} onRetry={refetch} />
        </Card>
      )}
      {!data && !error && <Skeleton height="420px" shape="card" />}
    </>
  )
}

/** Whether members can play it at all is chosen in the catalogue. */
function CatalogueLink({ name }: { readonly name: string }) {
  const { _ } = useLingui()
  if (!useMay()('catalogue.see')) return null
  return (
    <Link to={`/catalogue?${new URLSearchParams({ search: name })}`} className={buttonClass({ look: 'outline' })}>
      {_('office-lottery-terms.catalogue')}
    </Link>
  )
}

function Terms({ answer }: { readonly answer: ReadLotteryTerms }) {
  const may = useMay()
  const isWaiting = answer.proposal !== null
  return (
    <div className={styles.page}>
      {isWaiting && <Waits />}
      <TermsForm
        key={`${answer.gameCode} ${answer.version} ${answer.proposal}`}
        answer={answer}
        mayChange={may('lottery.change') && !isWaiting}
      />
      <TermsHistory history={answer.history} />
    </div>
  )
}

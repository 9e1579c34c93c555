import { useLingui } from '@lingui/react'
import { Card } from '@sanuk/ui/card'
import { useParams } from 'wouter'
import { PageHead } from '../../components/page-head.tsx'
import { useLanguage } from '../../language/language.ts'
import { useTitle } from '../../language/use-title.ts'
import { BackLink } from '../../lists/back-link.tsx'
import { IssueRecord } from './issue-record.tsx'
import { useIssue } from './use-issue.ts'

/** One issue of a lottery on a page of its own. */
export function IssuePage() {
  const { _ } = useLingui()
  useTitle('office-lottery.issue')
  const language = useLanguage()
  const { id = '' } = useParams()
  const issue = useIssue(id).data?.issue
  const values = issue && { game: issue.gameNames[language], number: issue.number }
  return (
    <>
      <BackLink to="/lottery/issues">{_('office-lottery.issues.back')}</BackLink>
      <PageHead title={values ? _('office-lottery.issue.named', values) : _('office-lottery.issue')} />
      <Card>
        <IssueRecord key={id} id={id} />
      </Card>
    </>
  )
}

import { useLingui } from '@lingui/react'
import type { listLotteryGames } from '@sanuk/contracts/office-lottery'
import type { AnswerOf } from '@sanuk/contracts/route'
import { Figure, Figures } from '@sanuk/ui/figures'
import { Link } from 'wouter'
import { useAge } from '../../components/desk/use-age.ts'

type Games = AnswerOf<typeof listLotteryGames>

/** How many issues wait for results, and when each feed last told one. */
export function FeedFigures({ answer }: { readonly answer: Games | undefined }) {
  const { _ } = useLingui()
  const awaited = answer?.list.reduce((total, game) => total + game.awaited, 0)
  const disputed = answer?.list.reduce((total, game) => total + game.disputed, 0) ?? 0
  return (
    <Figures label={_('office-lottery.figures')} busy={!answer}>
      <Figure
        name={_('office-lottery.attention')}
        value={
          awaited === 0
            ? _('office-lottery.attention.none')
            : awaited !== undefined && _('office-lottery.awaited.count', { count: awaited })
        }
      >
        {awaited !== undefined && awaited > 0 && (
          <>
            {disputed > 0 && <>{_('office-lottery.attention.disputed', { count: disputed })} · </>}
            <Link to="/lottery/issues?state=attention">{_('office-lottery.attention.show')}</Link>
          </>
        )}
      </Figure>
      {answer?.feeds.map((feed) => (
        <FeedFigure key={feed.code} feed={feed} />
      ))}
      {answer?.feeds.length === 0 && (
        <Figure name={_('office-lottery.feed.none')} value={_('office.none')}>
          {_('office-lottery.feed.none.note')}
        </Figure>
      )}
    </Figures>
  )
}

function FeedFigure({ feed }: { readonly feed: Games['feeds'][number] }) {
  const { _ } = useLingui()
  const age = useAge()
  const { code, askedAt, reportedAt, refusal } = feed
  return (
    <Figure
      name={_('office-lottery.feed', { code })}
      value={
        reportedAt
          ? _('office-lottery.feed.reported', { age: age(reportedAt) })
          : _('office-lottery.feed.reported.never')
      }
    >
      {refusal
        ? _('office-lottery.feed.refused', { age: age(refusal.at), code: refusal.code })
        : askedAt
          ? _('office-lottery.feed.asked', { age: age(askedAt) })
          : _('office-lottery.feed.asked.never')}
    </Figure>
  )
}

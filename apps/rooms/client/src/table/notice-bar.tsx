import { ZERO } from '@sanuk/money/amount'
import { useEffect } from 'react'
import type { Kit } from '../kit.ts'
import type { Notice, View } from '../view/view.ts'
import type { RoomWord } from '../words.ts'

/** How long a notice stays. */
const SHOWN_MS = 6_000

/** What an operator changed is to be read, whatever the player does meanwhile. */
const REVISED_SHOWN_MS = 20_000

type NoticeBarProps = {
  readonly kit: Pick<Kit, 'say' | 'money' | 'spotName'>
  readonly view: View
  readonly onDismiss: () => void
  readonly onRetry: () => void
}

/** What has to be told about a bet, and about the line to the server. */
export function NoticeBar({ kit, view, onDismiss, onRetry }: NoticeBarProps) {
  const { notice, line } = view
  useEffect(() => {
    if (!notice || notice.kind === 'short') return
    const timer = setTimeout(onDismiss, notice.kind === 'revised' ? REVISED_SHOWN_MS : SHOWN_MS)
    return () => clearTimeout(timer)
  }, [notice, onDismiss])
  if (line === 'lost') {
    return (
      <div className="notice" data-kind="line" role="alert">
        <span className="notice-signal" aria-hidden="true" />
        <p>{kit.say('rooms.line.lost')}</p>
        <button type="button" className="small-button" onClick={onRetry}>
          {kit.say('rooms.line.retry')}
        </button>
      </div>
    )
  }
  const text = notice && noticeText(kit, notice)
  return (
    <div className="notices" role="alert">
      {text && (
        <div className="notice" key={notice.at} data-kind={notice.kind}>
          <p>{text}</p>
        </div>
      )}
    </div>
  )
}

/** Why a bet was not taken, and what would be. A lack of money has a dialog of its own. */
export function noticeText(
  { say, money, spotName }: Pick<Kit, 'say' | 'money' | 'spotName'>,
  notice: Notice,
): string | null {
  switch (notice.kind) {
    case 'unconfirmed':
      return say('rooms.unconfirmed')
    case 'short':
      return null
    case 'revised':
      return say(revisedWord(notice), {
        number: notice.number,
        before: money(notice.before),
        after: money(notice.after),
      })
    case 'limit': {
      const { kind, spot, amount } = notice.limit
      const values = { spot: spotName(spot), amount: money(amount) }
      return amount > ZERO ? say(`rooms.limit.${kind}`, values) : say('rooms.limit.full', values)
    }
    case 'refused':
      return notice.free !== null && notice.fault === 'above_maximum'
        ? say('rooms.fault.above_maximum.free', { amount: money(notice.free) })
        : say(`rooms.fault.${notice.fault}`)
  }
}

function revisedWord({ isVoid, before }: Extract<Notice, { kind: 'revised' }>): RoomWord {
  if (!isVoid) return 'rooms.revised.correction'
  return before > ZERO ? 'rooms.revised.void.taken' : 'rooms.revised.void'
}

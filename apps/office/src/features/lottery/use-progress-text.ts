import { useLingui } from '@lingui/react'
import { useMoment } from '../../language/use-moment.ts'

type Progress = { readonly tickets: number; readonly done: number; readonly doneAt: string | null }

/** How far something is that goes over all tickets of an issue. */
export function useProgressText(): (progress: Progress) => string {
  const { _, i18n } = useLingui()
  const moment = useMoment()
  return ({ tickets, done, doneAt }) =>
    doneAt
      ? _('office-lottery.progress.done', { at: moment(doneAt) })
      : _('office-lottery.progress', { done: i18n.number(done), tickets: i18n.number(tickets) })
}

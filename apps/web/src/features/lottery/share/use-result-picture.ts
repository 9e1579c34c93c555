import { useLingui } from '@lingui/react'
import type { DrawnIssue } from '@sanuk/contracts/lottery'
import type { Localized } from '@sanuk/contracts/wire'
import { SITE_NAME, useBrand } from '../../../brand/use-brand.ts'
import { useMoment } from '../../../components/use-moment.ts'
import { useLanguage } from '../../../language/language.ts'
import { notify } from '../../../toasts/toasts.ts'
import { lookOf } from '../ball-look.ts'
import { drawnPrizes, hasPrizes } from '../drawn-prizes.ts'
import { useFamilyWords } from '../family-words.ts'
import { shortIssue } from '../issue-name.ts'
import { drawResultPicture, shareOrSave } from './result-picture.ts'

export type SharedResult = {
  readonly family: string
  readonly names: Localized
  readonly drawn: Pick<DrawnIssue, 'number' | 'result' | 'simulated'>
  /** When it was drawn or, of a ticket, decided. */
  readonly drawnAt: string
  /** What a ticket won, as it is written. */
  readonly won?: string | undefined
}

/** Makes a picture of a result, and shares or saves it. Says so where that fails. */
export function useResultPicture(): (result: SharedResult) => Promise<void> {
  const { _ } = useLingui()
  const language = useLanguage()
  const moment = useMoment()
  const brand = useBrand()?.brand.name ?? SITE_NAME
  const rowsOf = useRows()
  return async ({ family, names, drawn, drawnAt, won }) => {
    try {
      const picture = await drawResultPicture({
        brand,
        game: names[language],
        issue: _('lottery.result.title', { number: shortIssue(drawn.number) }),
        time: moment(drawnAt),
        rows: rowsOf(family, drawn.result),
        simulated: drawn.simulated && _('lottery-results.simulated'),
        won: won && _('lottery-results.picture.won', { amount: won }),
      })
      await shareOrSave(picture, `${brand}-${drawn.number}.png`)
    } catch {
      await notify('error', _('lottery-results.share.failed'))
    }
  }
}

/** The numbers of a result by prize, or all of them in one row. */
function useRows() {
  const { _ } = useLingui()
  const animals = useFamilyWords('ZODIAC')
  return (family: string, result: readonly string[]) => {
    if (hasPrizes(family)) {
      const { leads, others } = drawnPrizes({ family, result }, 'head')
      return [...leads, ...others].map(({ name, numbers }) => ({ label: _(`lottery.prize_name.${name}`), numbers }))
    }
    const textOf = (number: string, at: number) => {
      const { animal } = lookOf(family, number, at)
      return animal ? animals('word', animal) : number
    }
    return [{ numbers: result.map(textOf) }]
  }
}

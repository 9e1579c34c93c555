import { parseAmount } from '@sanuk/money/amount'
import { formatMoney, formatNet } from '@sanuk/money/format'
import { Money } from '@sanuk/ui/money'
import type { ReactNode } from 'react'
import { useCurrency } from '../../../brand/use-currency.ts'
import { writtenCount } from '../../../language/written-count.ts'
import { type Figure, type FigureName, isMoneyFigure } from './figures.ts'

type WriteFigure = {
  /** To be shown: money in its colours. */
  readonly show: (name: FigureName, figure: Figure) => ReactNode
  /** Within a sentence. */
  readonly text: (name: FigureName, figure: Figure) => string
}

/** Writes counts with separators and money in the brand's currency; the net result with its sign. */
export function useWriteFigure(): WriteFigure {
  const currency = useCurrency()
  return {
    show: (name, figure) =>
      isMoneyFigure(figure) ? (
        <Money amount={parseAmount(figure)} currency={currency} net={name === 'net'} />
      ) : (
        writtenCount(figure)
      ),
    text: (name, figure) =>
      isMoneyFigure(figure)
        ? (name === 'net' ? formatNet : formatMoney)(parseAmount(figure), currency)
        : writtenCount(figure),
  }
}

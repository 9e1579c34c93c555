import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { useMoney } from './use-money.tsx'
import type { WireFigure } from './wire-figure.ts'

/** Shows a figure of the wire: money is a text there, a number of things a number. */
export function useWriteFigure(): (figure: WireFigure) => ReactNode {
  const { i18n } = useLingui()
  const money = useMoney()
  return (figure) => (typeof figure === 'number' ? i18n.number(figure) : money(figure))
}

import type { ModuleId } from '@sanuk/contracts/modules'
import type { WordOf } from '@sanuk/locales/word'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import type { PanelName } from '../../panels/panel-names.ts'

/** What every page of the member centre is given: its heading, to put into its own first line. */
export type CentrePageProps = { readonly title: ReactNode }

/** A page of the member centre with its line in the menu. */
export type CentreEntry = {
  readonly name: PanelName
  readonly word: WordOf<'member-centre'>
  readonly Icon: LucideIcon
  readonly Page: ComponentType<CentrePageProps>
  /** The page is there only where the brand has this on. */
  readonly module?: ModuleId
  /** Stands at the end of its line: how many things wait there. */
  readonly Mark?: ComponentType
}

import { Failed } from '../../components/failed.tsx'
import type { OfficeWord } from '../../language/office-word.ts'

type Props = { readonly title: OfficeWord; readonly fault: unknown; readonly onRetry: () => unknown }

/** What is shown instead of what did not load; nothing where nothing failed. */
export const PanelFault = ({ title, fault, onRetry }: Props) =>
  fault ? <Failed title={title} error={fault} onRetry={onRetry} /> : null

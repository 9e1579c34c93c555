import { i18n } from '@lingui/core'
import { EmptyState } from '@sanuk/ui/empty-state'
import { createRoot } from 'react-dom/client'
import { startLanguage, storedLanguage } from './language/language.ts'

/** Stands in place of the whole site where the browser does not let it work: says by which address it would. */
export async function showInsecurePage(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  await startLanguage(storedLanguage(), ['site'])
  createRoot(root).render(
    <main>
      <EmptyState title={i18n._('site.fault.insecure')} />
    </main>,
  )
}

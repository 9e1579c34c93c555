import '@sanuk/ui/tokens.css'
import '@sanuk/ui/fonts.css'
import '@sanuk/ui/base.css'
import { i18n } from '@lingui/core'
import { EmptyState } from '@sanuk/ui/empty-state'
import { createRoot } from 'react-dom/client'
import * as z from 'zod/mini'
import { App } from './app.tsx'
import { chooseLanguage, storedLanguage } from './language/language.ts'

// The pages' Content-Security-Policy allows no code made from text.
z.config({ jitless: true })

await chooseLanguage(storedLanguage())

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
// By plain http from elsewhere, browsers give a page no keys to seal what it sends: nobody could sign in.
createRoot(root).render(
  isSecureContext ? (
    <App />
  ) : (
    <main>
      <EmptyState title={i18n._('office.fault.insecure')} />
    </main>
  ),
)

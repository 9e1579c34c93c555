import '@sanuk/ui/tokens.css'
import '@sanuk/ui/fonts.css'
import '@sanuk/ui/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Gallery } from './gallery.tsx'
import { showStates } from './shown-states.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

showStates()
createRoot(root).render(
  <StrictMode>
    <Gallery />
  </StrictMode>,
)

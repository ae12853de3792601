import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { lookWhoIAm } from './house/person.ts'
import { keepPage } from './offline/registering.ts'
import { keepUpWithWindow } from './resizing.ts'
import '#ui/look.css'

void lookWhoIAm()
keepUpWithWindow()
if (import.meta.env.PROD) keepPage()
const root = document.getElementById('root')
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )

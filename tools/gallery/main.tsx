import { createRoot } from 'react-dom/client'
import { appearance } from '@/session/appearance'
import '@/ui/tokens/tokens.scss'
import { Gallery } from './Gallery'

/** #light, #dark, #elder or #dark-elder */
function follow(): void {
  appearance.chooseTheme(location.hash.includes('dark') ? 'dark' : 'light')
  appearance.setElder(location.hash.includes('elder'))
}

window.addEventListener('hashchange', follow)
follow()

const place = document.getElementById('gallery')
if (place) createRoot(place).render(<Gallery />)

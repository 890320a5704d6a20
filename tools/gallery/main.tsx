import './clock'
import { createRoot } from 'react-dom/client'
import '@/shell/components.h5.scss'
import '@/tokens/tokens.scss'
import { appearance } from '@/session/appearance'
import { session } from '@/session/session'
import { Gallery } from './Gallery'
import { lookOf } from './look'
import { answerCalls, neighbour } from './replies'

const { theme, elder, large } = lookOf(location.hash)
appearance.chooseTheme(theme)
appearance.setElder(elder)
appearance.chooseText(large ? 'largest' : 'standard')
answerCalls()
session.signIn(neighbour)
window.addEventListener('hashchange', () => location.reload())

const place = document.getElementById('gallery')
if (place) createRoot(place).render(<Gallery />)

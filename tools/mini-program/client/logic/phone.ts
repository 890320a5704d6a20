import type { WindowConfig } from '../../build/manifest'
import { isTab, manifest, tabs, themed } from './manifest'
import { options } from './options'

const part = <E extends HTMLElement>(id: string) => document.getElementById(id) as E

export const pagesElement = part('pages')
export const phoneElement = part('phone')
const bar = part('bar')
const title = part('title')
export const backButton = part<HTMLButtonElement>('back')
export const homeButton = part<HTMLButtonElement>('home')
const tabBar = part('tabs')

phoneElement.style.setProperty('--status-bar', `${options.statusBar}px`)
phoneElement.style.setProperty('--home-bar', `${options.homeBar}px`)
phoneElement.toggleAttribute('data-home-bar', options.homeBar > 0)

interface TabState {
  text?: string
  badge?: string
}

const tabStates = tabs.map((): TabState => ({}))
let areTabsHidden = false

export interface BarState extends WindowConfig {
  title: string
  canGoBack: boolean
  /** The house that leads from a page opened from outside to the app's first page. */
  hasHome: boolean
}

/** The navigation bar above the page, as the phone draws it. */
export function drawBar(state: BarState): void {
  bar.dataset.style = state.navigationStyle ?? 'default'
  bar.style.background = state.navigationBarBackgroundColor ?? '#000000'
  bar.style.color = state.navigationBarTextStyle === 'black' ? '#000000' : '#ffffff'
  phoneElement.style.background = state.backgroundColor ?? ''
  title.textContent = state.title
  document.title = state.title
  backButton.hidden = !state.canGoBack
  homeButton.hidden = state.canGoBack || !state.hasHome
}

export interface TabTap {
  index: number
  pagePath: string
  text: string
}

let onTabTap: (tap: TabTap) => void = () => {}
export const listenForTabs = (listener: (tap: TabTap) => void) => void (onTabTap = listener)

export function drawTabs(route: string): void {
  const isShown = isTab(route) && !areTabsHidden && !manifest.app.tabBar?.custom
  tabBar.hidden = !isShown
  if (!isShown || !manifest.app.tabBar) return
  const style = themed(manifest.app.tabBar)
  tabBar.style.background = style.backgroundColor ?? '#ffffff'
  tabBar.replaceChildren(
    ...tabs.map((given, index) => {
      const tab = themed(given)
      const isChosen = tab.pagePath === route
      const state = tabStates[index] ?? {}
      const text = state.text ?? tab.text
      const button = document.createElement('button')
      button.type = 'button'
      button.style.color = (isChosen ? style.selectedColor : style.color) ?? ''
      if (isChosen) button.setAttribute('aria-current', 'page')
      const icon = isChosen ? (tab.selectedIconPath ?? tab.iconPath) : tab.iconPath
      if (icon) button.append(Object.assign(new Image(), { src: `/dist/${icon}`, alt: '' }))
      button.append(Object.assign(document.createElement('span'), { textContent: text }))
      if (state.badge !== undefined) button.append(badge(state.badge))
      button.addEventListener('click', () => onTabTap({ index, pagePath: tab.pagePath, text }))
      return button
    }),
  )
}

const badge = (text: string) =>
  Object.assign(document.createElement('i'), { className: 'badge', textContent: text })

export const changeTab = (index: number, state: TabState) => {
  tabStates[index] = { ...tabStates[index], ...state }
}
export const areTabsShown = () => !tabBar.hidden
export const hideTabs = (hidden: boolean) => void (areTabsHidden = hidden)

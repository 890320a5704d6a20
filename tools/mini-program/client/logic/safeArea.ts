import { windowConfig } from './manifest'
import { options } from './options'
import type { Page } from './page'
import { areTabsShown } from './phone'

/** What `env(safe-area-inset-…)` says: bars that the phone draws around the page keep clear by themselves. */
export function tellSafeArea({ route, window }: Page): void {
  const { style } = window.document.documentElement
  const isWhole = windowConfig(route).navigationStyle === 'custom'
  style.setProperty('--safe-area-inset-top', `${isWhole ? options.statusBar : 0}px`)
  style.setProperty('--safe-area-inset-bottom', `${areTabsShown() ? 0 : options.homeBar}px`)
}

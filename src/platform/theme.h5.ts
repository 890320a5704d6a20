import type { Palette, Theme } from '../ui/tokens/palette'

const darkQuery = () => window.matchMedia?.('(prefers-color-scheme: dark)')

export const systemTheme = (): Theme => (darkQuery()?.matches ? 'dark' : 'light')

/** The browser enlarges by itself. */
export const textScale = () => 1

export function onSystemTheme(changed: (theme: Theme) => void): void {
  darkQuery()?.addEventListener?.('change', (event) => changed(event.matches ? 'dark' : 'light'))
}

/** The whole document follows: what scrolls past the page's end, and the browser's own bar. */
export function paintWindow(theme: Theme, elder: boolean, { bg }: Palette): void {
  const { classList } = document.documentElement
  classList.toggle('theme-dark', theme === 'dark')
  classList.toggle('theme-light', theme === 'light')
  classList.toggle('mode-elder', elder)
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', bg)
}

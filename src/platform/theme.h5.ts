import type { Theme } from '../tokens/palette'
import type { Look } from './look'

const darkQuery = () => window.matchMedia?.('(prefers-color-scheme: dark)')

export const systemTheme = (): Theme => (darkQuery()?.matches ? 'dark' : 'light')

/** The browser enlarges by itself what the person wants larger everywhere. */
export const textScale = () => 1

export function onSystemTheme(changed: (theme: Theme) => void): void {
  darkQuery()?.addEventListener?.('change', (event) => changed(event.matches ? 'dark' : 'light'))
}

let painted: string[] = []

/** The whole document follows: what scrolls past the page's end, and the browser's own bar. */
export function paintWindow({ className, palette }: Look): void {
  const { classList } = document.documentElement
  classList.remove(...painted)
  painted = className.split(' ')
  classList.add(...painted)
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', palette.bg)
}

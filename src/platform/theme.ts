import Taro from '@tarojs/taro'
import { front, type Theme } from '../tokens/palette'
import type { Look } from './look'

export function systemTheme(): Theme {
  try {
    return Taro.getAppBaseInfo().theme === 'dark' ? 'dark' : 'light'
  } catch {
    return 'light'
  }
}

/** How many times larger the person wants text; the mini program has to do it itself. */
export function textScale(): number {
  try {
    return (Taro.getAppBaseInfo() as { fontSizeScaleFactor?: number }).fontSizeScaleFactor ?? 1
  } catch {
    return 1
  }
}

export function onSystemTheme(changed: (theme: Theme) => void): void {
  if (!Taro.canIUse('onThemeChange')) return
  Taro.onThemeChange((event) => changed(event.theme === 'dark' ? 'dark' : 'light'))
}

/** What lies outside our own views: the navigation bar, and the window behind the page. */
export function paintWindow({ theme, palette: { bg } }: Look): void {
  const ignore = () => undefined
  Taro.setNavigationBarColor({
    backgroundColor: bg,
    frontColor: front[theme],
  }).catch(ignore)
  Taro.setBackgroundColor({ backgroundColor: bg }).catch(ignore)
}

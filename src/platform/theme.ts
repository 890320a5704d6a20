import Taro from '@tarojs/taro'
import { front, type Palette, type Theme } from '../ui/tokens/palette'

export function systemTheme(): Theme {
  try {
    return Taro.getAppBaseInfo().theme === 'dark' ? 'dark' : 'light'
  } catch {
    return 'light'
  }
}

export function onSystemTheme(changed: (theme: Theme) => void): void {
  if (!Taro.canIUse('onThemeChange')) return
  Taro.onThemeChange((event) => changed(event.theme === 'dark' ? 'dark' : 'light'))
}

/** What lies outside our own views: the navigation bar, and the window behind the page. */
export function paintWindow(theme: Theme, _elder: boolean, { bg }: Palette): void {
  const ignore = () => undefined
  Taro.setNavigationBarColor({
    backgroundColor: bg,
    frontColor: front[theme],
  }).catch(ignore)
  Taro.setBackgroundColor({ backgroundColor: bg }).catch(ignore)
}

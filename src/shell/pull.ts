import Taro from '@tarojs/taro'
import type { PageObject } from './pageObject'

/** The system draws the page down, where the build says so for its route (config/plugins). */
export function letPull(page: PageObject, refresh: () => Promise<unknown>): void {
  page.onPullDownRefresh = () => {
    void refresh().finally(() => Taro.stopPullDownRefresh())
  }
}

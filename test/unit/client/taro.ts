import Taro from '@tarojs/taro'
import type { Place } from '@/routes/route'

const done = { errMsg: 'ok' }

/** Taro's navigation, watched instead of performed; `stack` are the open pages, the front one last. */
export function watchNavigation(...stack: Place[]) {
  const pages = stack.map((place) => ({ place })) as unknown as Taro.Page[]
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue(pages)
  return {
    navigateTo: jest.spyOn(Taro, 'navigateTo').mockResolvedValue(done),
    redirectTo: jest.spyOn(Taro, 'redirectTo').mockResolvedValue(done),
    reLaunch: jest.spyOn(Taro, 'reLaunch').mockResolvedValue(done),
    switchTab: jest.spyOn(Taro, 'switchTab').mockResolvedValue(done),
    navigateBack: jest.spyOn(Taro, 'navigateBack').mockResolvedValue(done),
  }
}

export const at = (name: Place['name'], params: Place['params'] = {}): Place => ({ name, params })

import Taro from '@tarojs/taro'
import { copyText } from './clipboard'
import { wholeAddress } from './share'

/** Every way to an app that is not ours; empty: not this one. */
export interface OutsideWays {
  mini: { app_id: string; path: string }
  scheme: string
  url: string
}

/**
 * left: this page is being left for another; opened: the app was asked to open over it;
 * stayed: the person changed their mind; copied: its address is on the clipboard; nowhere: no way.
 */
export type Outcome = 'left' | 'opened' | 'stayed' | 'copied' | 'nowhere'

/** Opens the app, and tells of it once it is certain. */
export async function openOutside(
  { mini, url }: OutsideWays,
  tell: () => Promise<unknown>,
): Promise<Outcome> {
  if (mini.app_id) {
    try {
      await Taro.navigateToMiniProgram({ appId: mini.app_id, path: mini.path })
      await tell()
      return 'opened'
    } catch (thrown) {
      const said = (thrown as { errMsg?: string } | undefined)?.errMsg
      if (said === undefined) throw thrown
      if (/cancel/.test(said)) return 'stayed'
    }
  }
  if (!url || !(await copyText(wholeAddress(url)))) return 'nowhere'
  await tell()
  return 'copied'
}

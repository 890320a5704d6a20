import Taro from '@tarojs/taro'
import { copyText } from './clipboard'
import type { Outcome, OutsideWays } from './outsideProps'
import { wholeAddress } from './wholeAddress'

export type { Outcome, OutsideWays } from './outsideProps'

/** Opens the app, and tells of it once it is certain; the address of one that is no mini program goes to the clipboard. */
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
      return /cancel/.test(said) ? 'stayed' : 'nowhere'
    }
  }
  if (!url || !(await copyText(wholeAddress(url)))) return 'nowhere'
  await tell()
  return 'copied'
}

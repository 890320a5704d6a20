import Taro from '@tarojs/taro'
import { PictureProblem, unreadable } from './pictureSteps'

const messageOf = (thrown: unknown): string =>
  (thrown as { errMsg?: string } | undefined)?.errMsg ?? String(thrown)

/** Nothing where the person closed it; else why nothing could be picked. */
export function problemOfPicking(thrown: unknown): never[] {
  const said = messageOf(thrown)
  if (/cancel/.test(said)) return []
  if (/auth|permission|privacy/i.test(said)) {
    throw new PictureProblem('没有相机或相册的权限，请在手机和微信的设置里打开')
  }
  throw new PictureProblem('没能打开相机或相册，请再试一次')
}

export const inBase64 = (filePath: string): Promise<string> =>
  new Promise((resolve, reject) => {
    Taro.getFileSystemManager().readFile({
      filePath,
      encoding: 'base64',
      success: ({ data }) => resolve(data as string),
      fail: () => reject(unreadable()),
    })
  })

import Taro from '@tarojs/taro'

/** Reads a code with the camera; undefined where the person changes their mind. */
export const scan: (() => Promise<string | undefined>) | undefined = async () => {
  try {
    const { result } = await Taro.scanCode({ scanType: ['qrCode', 'barCode'] })
    return result
  } catch {
    return undefined
  }
}

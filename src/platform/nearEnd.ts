import { useReachBottom } from '@tarojs/taro'

/** The system watches the end itself, at the distance that the app's configuration names. */
export function useNearEnd(
  _id: string,
  _within: number,
  _patience: number,
  tell: () => boolean,
): void {
  useReachBottom(() => void tell())
}

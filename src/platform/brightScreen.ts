import Taro from '@tarojs/taro'

const ignore = () => undefined

/** Bright and awake while a code is shown; gives what makes it as it was before. */
export function brightScreen(): () => void {
  const before = Taro.getScreenBrightness().then(
    ({ value }) => value,
    () => undefined,
  )
  void before.then((value) => {
    if (value !== undefined) Taro.setScreenBrightness({ value: 1 }).catch(ignore)
  })
  Taro.setKeepScreenOn({ keepScreenOn: true }).catch(ignore)
  return () => {
    void before.then((value) => {
      if (value !== undefined) Taro.setScreenBrightness({ value }).catch(ignore)
    })
    Taro.setKeepScreenOn({ keepScreenOn: false }).catch(ignore)
  }
}

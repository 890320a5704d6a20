/** The oldest phone that a build is judged for. */
export interface Phone {
  /** WeChat's base library. */
  library: string
  ios: number
  /** Of WeChat's browser on Android. */
  chrome: number
}

/**
 * The privacy sheet needs this library. WeChat gives it to iOS 13 and Chrome 86 too, where gaps in
 * flex and `inset` are not drawn: the app works there, and boxes touch. `--ios 13 --chrome 86`
 * lists them.
 */
export const oldestPhone: Phone = { library: '2.32.3', ios: 14.5, chrome: 87 }

/** The oldest phone that a build is judged for. */
export interface Phone {
  /** WeChat's base library. */
  library: string
  ios: number
  /** Of WeChat's browser on Android. */
  chrome: number
}

/** The privacy sheet needs this library; from these two on all styles are drawn that apps commonly use. */
export const oldestPhone: Phone = { library: '2.32.3', ios: 14.5, chrome: 87 }

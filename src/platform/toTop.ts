import Taro from '@tarojs/taro'

/** Back to where the page begins; a mini program has but one that scrolls. */
export const toTop = (_id: string): void => void Taro.pageScrollTo({ scrollTop: 0, duration: 240 })

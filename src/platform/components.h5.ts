/**
 * What `@tarojs/components` is on H5: plain HTML elements, 53 KB smaller than the web components.
 * A component that is not here does not build on H5 until somebody has tried it there; Input,
 * Button, Image and Swiper have platform files of their own.
 */
export { default as ScrollView } from '@tarojs/components-react/dist/components/scroll-view'
export { default as Text } from '@tarojs/components-react/dist/components/text'
export { default as View } from '@tarojs/components-react/dist/components/view'

/** Taro's runtime asks for it; no page pulls down here. */
export const PullDownRefresh = undefined

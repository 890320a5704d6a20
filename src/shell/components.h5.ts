/**
 * What `@tarojs/components` is on H5: plain elements. Taro's own carry a pressed look, a long press
 * and their listeners in every single one. A component that is not here does not build on H5 until
 * somebody has tried it there; Input, Button, Image and Swiper have platform files of their own.
 */
export { HorizontalScroll as ScrollView } from '@/platform/HorizontalScroll.h5'
export const View = 'div'
export const Text = 'span'

/** Taro's runtime asks for it; no page pulls down here. */
export const PullDownRefresh = undefined

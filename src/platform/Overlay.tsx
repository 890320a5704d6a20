import { View } from '@tarojs/components'
import type { OverlayProps } from './overlayProps'

/** Lies over the page, which does not scroll under it. */
export function Overlay({ className = '', children }: OverlayProps) {
  return (
    <View className={className} catchMove>
      {children}
    </View>
  )
}

import { View } from '@tarojs/components'
import { dataUri } from '../format/dataUri'
import type { DrawingProps } from './drawingProps'

const images = new Map<string, string>()

function imageOf(svg: string): string {
  const image = images.get(svg) ?? `url("${dataUri(svg)}")`
  images.set(svg, image)
  return image
}

/** Mini programs have no SVG in their trees, only as a picture behind a view. */
export function Drawing({ className = '', svg }: DrawingProps) {
  return <View className={className} style={{ backgroundImage: imageOf(svg) }} />
}

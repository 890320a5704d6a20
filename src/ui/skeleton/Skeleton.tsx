import { View } from '@tarojs/components'
import './Skeleton.scss'

interface SkeletonProps {
  /** CSS lengths in the shape of what is coming. */
  width?: string
  height?: string
}

export function Skeleton({ width = '100%', height = '16px' }: SkeletonProps) {
  return <View className="bone" style={{ width, height }} />
}

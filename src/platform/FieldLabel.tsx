import { View } from '@tarojs/components'
import type { FieldLabelProps } from './fieldLabelProps'

/** Words only: a mini program's field carries its name itself. */
export const FieldLabel = ({ className, children }: FieldLabelProps) => (
  <View className={className}>{children}</View>
)

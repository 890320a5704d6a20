import { View } from '@tarojs/components'
import type { ChoiceGroupProps } from './choiceGroupProps'

export const ChoiceGroup = ({ role, label, className, children }: ChoiceGroupProps) => (
  <View ariaRole={role} aria-label={label} className={className}>
    {children}
  </View>
)

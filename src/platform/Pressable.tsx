import { View } from '@tarojs/components'
import type { PressableProps } from './pressableProps'

export function Pressable({
  className = '',
  style,
  id,
  role = 'button',
  label,
  disabled = false,
  busy = false,
  checked,
  expanded,
  onPress,
  children,
}: PressableProps) {
  const state = {
    'aria-label': label,
    'aria-disabled': disabled || undefined,
    'aria-busy': busy || undefined,
    'aria-checked': checked,
    'aria-expanded': expanded,
    ...(id && { id }),
  }
  return (
    <View
      {...state}
      className={className}
      style={style}
      ariaRole={role}
      hoverClass={disabled ? 'none' : 'pressed'}
      onClick={() => {
        if (!disabled && !busy) onPress?.()
      }}
    >
      {children}
    </View>
  )
}

import { View } from '@tarojs/components'
import { type ReactNode, useState } from 'react'
import { TextInput } from '@/platform/TextInput'
import type { TextInputProps } from '@/platform/textInputProps'
import { Icon } from '@/ui/icons/Icon'
import styles from './Field.module.scss'

interface FieldProps {
  label: string
  kind?: TextInputProps['kind']
  value: string
  onChange: (value: string) => void
  placeholder?: string
  maxLength?: number
  multiline?: boolean
  /** Why it cannot stay as it is. */
  error?: string | undefined
  /** A button or a picture at the right end. */
  trailing?: ReactNode
  onConfirm?: () => void
}

export function Field({
  label,
  kind = 'text',
  value,
  onChange,
  placeholder,
  maxLength,
  multiline,
  error,
  trailing,
  onConfirm,
}: FieldProps) {
  const [focused, setFocused] = useState(false)
  const state = error ? styles.wrong : focused ? styles.focused : ''
  return (
    <View className={styles.field}>
      <View className={`${styles.box} ${state}`}>
        <TextInput
          className={multiline ? styles.lines : styles.input}
          kind={kind}
          label={label}
          value={value}
          onInput={onChange}
          placeholder={placeholder ?? label}
          maxLength={maxLength}
          multiline={multiline}
          invalid={Boolean(error)}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          onConfirm={onConfirm}
        />
        {trailing}
      </View>
      <FieldError text={error} />
    </View>
  )
}

export function FieldError({ text }: { text?: string | undefined }) {
  if (!text) return null
  return (
    <View className={styles.error} role="alert">
      <Icon name="alert" tone="danger" size="xs" />
      <View>{text}</View>
    </View>
  )
}

import { View } from '@tarojs/components'
import { type ReactNode, useState } from 'react'
import { TextInput } from '@/platform/TextInput'
import type { TextInputProps } from '@/platform/textInputProps'
import { Icon } from '@/ui/icons/Icon'
import styles from './Field.module.scss'
import { mostSigns, typedAs } from './typed'

interface FieldProps {
  label: string
  kind?: TextInputProps['kind']
  value: string
  onChange: (value: string) => void
  placeholder?: string
  maxLength?: number
  multiline?: boolean
  /** Says how many of the most signs are there. */
  counted?: boolean
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
  maxLength = mostSigns[kind],
  multiline,
  counted = false,
  error,
  trailing,
  onConfirm,
}: FieldProps) {
  const [focused, setFocused] = useState(false)
  const state = `${focused ? styles.focused : ''} ${error ? styles.wrong : ''}`
  return (
    <View className={styles.field}>
      <View className={`${styles.box} ${state}`}>
        <TextInput
          className={multiline ? styles.lines : styles.input}
          kind={kind}
          label={label}
          value={value}
          onInput={(text) => onChange(typedAs(kind, text))}
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
      {counted && (
        <View
          className={styles.counter}
          aria-label={`已写 ${value.length} 字，最多 ${maxLength} 字`}
        >
          {`${value.length}/${maxLength}`}
        </View>
      )}
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

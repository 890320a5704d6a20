import { View } from '@tarojs/components'
import { type ReactNode, useState } from 'react'
import { TextInput } from '@/platform/TextInput'
import type { TextInputProps } from '@/platform/textInputProps'
import styles from './Field.module.scss'
import { describedBy, FieldFrame, type FieldProps, useFieldId } from './FieldFrame'
import { mostSigns, typedAs } from './typed'

interface TextFieldProps extends FieldProps {
  kind?: TextInputProps['kind']
  value: string
  onChange: (value: string) => void
  /** Somebody goes on to something else. */
  onLeave?: () => void
  /** How it is meant, where the label leaves that open. */
  placeholder?: string
  maxLength?: number
  multiline?: boolean
  /** Says how many of the most signs are there. */
  counted?: boolean
  /** The label has to be read before there is an answer. */
  question?: boolean
  /** It stays as it is. */
  disabled?: boolean
  /** A button or a picture at the right end. */
  trailing?: ReactNode
  onConfirm?: () => void
}

export function Field({
  label,
  id: given,
  error,
  kind = 'text',
  value,
  onChange,
  onLeave,
  placeholder,
  maxLength = mostSigns[kind],
  multiline,
  counted = false,
  question,
  disabled,
  trailing,
  onConfirm,
}: TextFieldProps) {
  const id = useFieldId(given)
  const [focused, setFocused] = useState(false)
  const state = `${focused ? styles.focused : ''} ${error ? styles.wrong : ''}`
  const count = counted ? { written: value.length, most: maxLength } : undefined
  return (
    <FieldFrame {...{ id, label, error, question, count }}>
      <View className={`${styles.box} ${state}`}>
        <TextInput
          id={id}
          describedBy={describedBy(id, error, count)}
          className={multiline ? styles.lines : styles.input}
          kind={kind}
          label={label}
          value={value}
          onInput={(text) => onChange(typedAs(kind, text))}
          placeholder={placeholder}
          maxLength={maxLength}
          multiline={multiline}
          invalid={Boolean(error)}
          disabled={disabled}
          onFocus={() => setFocused(true)}
          onBlur={() => {
            setFocused(false)
            onLeave?.()
          }}
          onConfirm={onConfirm}
        />
        {trailing}
      </View>
    </FieldFrame>
  )
}
